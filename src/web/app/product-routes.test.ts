import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { redirectFor } from '../../catalog/redirects.ts';
import { brand } from '../../kernel/brand.ts';
import { type PageEntry, wholePages } from '../lib/define-page.ts';
import { fillPattern } from '../lib/href.ts';
import { pages } from './pages.gen.ts';
import { createRoutes } from './router.tsx';

/** Agents with pages of their own, at two addresses each. */
const savants = [
  'brand-dna-sequencer',
  'campaign-planner',
  'cap-table',
  'cashflow-forecaster',
  'contract-checker',
  'copy-chief',
  'data-analyst',
  'decision-analyst',
  'dreamweaver',
  'experiment-designer',
  'idea-scorer',
  'investment-analysis',
  'loan-desk',
  'market-sizer',
  'name-forge',
  'negotiation-table',
  'okr-architect',
  'operations-optimizer',
  'patent-research',
  'pendulum-ai',
  'pitch-builder',
  'portfolio-strategist',
  'premortem',
  'project-scheduler',
  'property-analyst',
  'retirement-planner',
  'risk-analyst',
  'storyboarder',
  'tax-lot-planner',
  'triz-inventor',
  'valuation-desk',
];

/** Addresses that the product has now. */
const present = [
  '/',
  '/abc-123',
  '/abc-123/grown-ups',
  '/about',
  '/admin',
  '/agent-dashboard',
  '/agent-onboarding',
  '/agents',
  '/agents/:slug',
  '/ai-os',
  '/ai-os/download',
  '/ai-os/success',
  `/ask-${brand.slug}`,
  '/auth',
  '/blog',
  '/blog/:slug',
  '/boardroom-intelligence',
  '/capital-savants',
  '/certificates/:id',
  '/contact',
  '/creative-agents',
  '/creative-savants',
  '/curriculum-on-demand',
  '/curriculum-on-demand/:id',
  '/custom-tools',
  '/custom-tools/:id',
  '/custom-tools/:id/edit',
  '/custom-tools/new',
  '/dashboard',
  '/desktop-builder',
  '/docs/ai-os/getting-started',
  '/download',
  '/hub',
  '/innovation-savants',
  `/${brand.slug}-law-dictionary`,
  `/${brand.slug}-law-dictionary/:term`,
  '/love-light-learn',
  '/lumina-academy',
  '/lumina-academy/:course',
  '/lumina-academy/:course/:lesson',
  '/lumina-academy/own-courses',
  '/lumina-academy/own-courses/:draft',
  '/lumina-academy/review',
  '/my-agents',
  '/my-agents/:id',
  '/my-agents/:id/edit',
  '/my-agents/new',
  '/not-me',
  '/oauth/consent',
  '/plans',
  '/preview/:id',
  '/shared/:token',
  '/shared-conversations/:token',
  '/shared-decks/:token',
  '/shared-runs/:token',
  '/privacy',
  '/resource-team',
  '/resource-team/:slug',
  '/resource-team/own/:id',
  '/resource-team/own/:id/edit',
  '/resource-team/own/new',
  '/search',
  '/savants/:name',
  ...savants.map((name) => `/savants/${name}`),
  '/settings',
  '/settings/:section',
  '/small-business-builder',
  '/study-buddy',
  '/study-buddy/:deck',
  '/success',
  '/support',
  '/terms',
  '/tools',
  '/wealth-x-savants',
];

/** Addresses that the product will have. Whoever adds one moves its line up: this list can only shrink. */
const missing = [
  '/5p',
  '/analytics',
  '/back-office',
  '/birds-eye-view',
  '/cart',
  '/co-sign',
  '/games/:gameId',
  '/gaming',
  '/good-idea',
  '/hyperbolic-game-chamber',
  '/innovation-station',
  '/integration',
  '/mamas-medicine',
  '/seo-automation',
  '/seo-strategy',
  '/smart-nanny',
  '/snapshot',
  '/teams',
];

const elsewhere = [
  '/checkout/pro',
  '/buy/anything',
  '/subscribe/pro/monthly',
  '/cart',
  '/deploy/an-app',
  '/agents/copy-chief/buy',
  '/agents/copy-chief/deploy',
];

/** The same address, whatever its parameters are called. */
function shape(pattern: string): string {
  return pattern.replaceAll(/:\w+/g, ':');
}

const entries = await wholePages(pages);

/** A pattern answers for itself, and for the addresses that it lists. */
function isThere(address: string, among: readonly PageEntry[]): boolean {
  return among.some(
    ({ path, definition }) =>
      shape(path) === shape(address) ||
      definition.instances?.some(({ parameters }) => fillPattern(path, parameters) === address) === true,
  );
}

describe('the routes of the product', () => {
  it('are all there that were there', () => {
    expect(present.filter((address) => !isThere(address, entries))).toEqual([]);
  });

  it('are not called missing any more once they are there', () => {
    expect(missing.filter((address) => isThere(address, entries))).toEqual([]);
  });

  it('are each listed once, and no page is forgotten', () => {
    const listed = [...present, ...missing];
    expect(new Set(listed).size).toBe(listed.length);
    const shapes = new Set(listed.map(shape));
    expect(entries.map(({ path }) => path).filter((path) => !shapes.has(shape(path)))).toEqual([]);
  });

  it.each(elsewhere)('lead from %s to the product page', (address) => {
    const found = matchRoutes(createRoutes(pages), address)?.at(-1)?.route;
    expect(redirectFor(address)?.to).toBe('/ai-os');
    expect(found?.path).not.toBe('*');
    expect(isThere(redirectFor(address)?.to ?? '', entries)).toBe(true);
  });
});
