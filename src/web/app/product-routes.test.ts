import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { redirectFor } from '../../catalog/redirects.ts';
import { brand } from '../../kernel/brand.ts';
import type { PageEntry } from '../lib/define-page.ts';
import { fillPattern } from '../lib/href.ts';
import { pages } from './pages.gen.ts';
import { createRoutes } from './router.tsx';

/** Agents with pages of their own, at two addresses each. */
const savants = [
  'cap-table',
  'cashflow-forecaster',
  'copy-chief',
  'decision-analyst',
  'experiment-designer',
  'idea-scorer',
  'investment-analysis',
  'loan-desk',
  'market-sizer',
  'negotiation-table',
  'okr-architect',
  'pendulum-ai',
  'pitch-builder',
  'premortem',
  'project-scheduler',
  'valuation-desk',
];

/** Agents that the product will have: whoever makes one moves its name up. */
const missingSavants = [
  'campaign-planner',
  'storyboarder',
  'name-forge',
  'dreamweaver',
  'brand-dna-sequencer',
  'portfolio-strategist',
  'risk-analyst',
  'retirement-planner',
  'property-analyst',
  'tax-lot-planner',
  'patent-research',
  'triz-inventor',
  'operations-optimizer',
  'contract-checker',
  'data-analyst',
];

/** Addresses that the product has now. */
const present = [
  '/',
  '/about',
  '/admin',
  '/agent-dashboard',
  '/agents',
  '/agents/:slug',
  '/ai-os',
  '/ai-os/download',
  '/ai-os/success',
  '/auth',
  '/blog',
  '/blog/:slug',
  '/boardroom-intelligence',
  '/capital-savants',
  '/contact',
  '/creative-agents',
  '/dashboard',
  '/desktop-builder',
  '/docs/ai-os/getting-started',
  '/download',
  '/innovation-savants',
  '/not-me',
  '/oauth/consent',
  '/plans',
  '/preview/:id',
  '/shared/:token',
  '/privacy',
  '/search',
  '/savants/:name',
  ...savants.map((name) => `/savants/${name}`),
  '/settings',
  '/success',
  '/support',
  '/terms',
];

/** Addresses that the product will have. Whoever adds one moves its line up: this list can only shrink. */
const missing = [
  '/5p',
  '/abc-123',
  '/agent-onboarding',
  '/analytics',
  `/ask-${brand.slug}`,
  '/back-office',
  '/birds-eye-view',
  '/cart',
  '/co-sign',
  '/creative-savants',
  '/curriculum-on-demand',
  '/custom-tools',
  '/games/:gameId',
  '/gaming',
  '/good-idea',
  '/hub',
  '/hyperbolic-game-chamber',
  '/innovation-station',
  '/integration',
  `/${brand.slug}-law-dictionary`,
  '/love-light-learn',
  '/lumina-academy',
  '/mamas-medicine',
  '/my-agents',
  '/resource-team',
  '/seo-automation',
  '/seo-strategy',
  '/small-business-builder',
  '/smart-nanny',
  '/snapshot',
  '/study-buddy',
  '/teams',
  '/tools',
  '/wealth-x-savants',
  ...missingSavants.map((name) => `/savants/${name}`),
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

/** A pattern answers for itself, and for the addresses that it lists. */
function isThere(address: string, entries: readonly PageEntry[]): boolean {
  return entries.some(
    ({ path, definition }) =>
      shape(path) === shape(address) ||
      definition.instances?.some(({ parameters }) => fillPattern(path, parameters) === address) === true,
  );
}

describe('the routes of the product', () => {
  it('are all there that were there', () => {
    expect(present.filter((address) => !isThere(address, pages))).toEqual([]);
  });

  it('are not called missing any more once they are there', () => {
    expect(missing.filter((address) => isThere(address, pages))).toEqual([]);
  });

  it('are each listed once, and no page is forgotten', () => {
    const listed = [...present, ...missing];
    expect(new Set(listed).size).toBe(listed.length);
    const shapes = new Set(listed.map(shape));
    const entries: readonly PageEntry[] = pages;
    expect(entries.map(({ path }) => path).filter((path) => !shapes.has(shape(path)))).toEqual([]);
  });

  it.each(elsewhere)('lead from %s to the product page', (address) => {
    const found = matchRoutes(createRoutes(pages), address)?.at(-1)?.route;
    expect(redirectFor(address)?.to).toBe('/ai-os');
    expect(found?.path).not.toBe('*');
    expect(isThere(redirectFor(address)?.to ?? '', pages)).toBe(true);
  });
});
