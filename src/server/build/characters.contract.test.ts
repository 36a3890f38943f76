import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksById, filesOf, planFromText } from '../../engine/generate.ts';
import { characterDefaults } from '../../engine/plan/choose-theme.ts';
import { planProof } from '../../engine/proof/proof-plan.ts';
import { proofFaultLines } from '../../engine/proof/proof-report.ts';
import { type AppSpec, type Character, characters } from '../../engine/spec/app-spec.ts';
import { emitThemeCss } from '../../engine/theme/theme-css.ts';
import { openTestBrowser } from '../../testing/app-browser.server.ts';
import { formatFaults } from '../../testing/app-checks.server.ts';
import { findCutText, findOvals } from '../../testing/cut-text.ts';
import { packageRoot } from '../package-root.server.ts';
import { buildSite, type Site } from './build-site.server.ts';
import { openWorkshop, type Workshop } from './open-workshop.server.ts';
import { proveSite } from './prove-site.server.ts';
import { siteFile } from './serve-site.ts';

const minute = 60_000;
const origin = 'http://app.test';
const widths = [360, 768, 1280];
/** What each look is tried on: pictures, figures, long names at the side, forms, a game. */
const descriptions = [
  'A bakery where people order bread and cakes for pickup',
  'an expense tracker with categories, charts and export',
  'A workshop. Users can manage maintenance requests, inspections and repairs.',
  'a recipe collection where friends add recipes with photos, ingredients and a rating',
  'a tic tac toe game with a leaderboard',
];
const longTitle = 'Repairs that wait for spare parts from abroad';

const browser = openTestBrowser();
let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop(packageRoot());
  await browser.get();
}, minute);
afterAll(() => browser.close());

function planned(text: string, character: Character, dark = false): AppSpec {
  const spec = planFromText(text);
  const last = spec.pages.at(-1);
  if (text.startsWith('A workshop') && last !== undefined) last.title = longTitle;
  const ground = dark ? { background: '#14161b' } : {};
  return { ...spec, theme: { ...spec.theme, character, ...characterDefaults[character], ...ground } };
}

async function open(site: Site): Promise<Page> {
  const context = await (await browser.get()).newContext({ serviceWorkers: 'block' });
  await context.route('**/*', async (route) => {
    const file = siteFile(site, workshop.vendor, new URL(route.request().url()).pathname);
    await (file === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: Buffer.from(file.body), contentType: file.type }));
  });
  return context.newPage();
}

/** The start page, those with lists, and one record. */
function pathsOf({ pages, entities }: AppSpec): string[] {
  const listed = pages.map(({ path }) => path).slice(0, 4);
  const records = entities.flatMap(({ detail, samples }) =>
    detail === undefined || samples.length === 0 ? [] : [detail.path],
  );
  return [...new Set([...listed, ...records.slice(0, 1)])];
}

it('finds texts that are cut, and boxes that are ovals', { timeout: minute }, async () => {
  const page = await (await browser.get()).newPage();
  await page.setContent(`<main>
    <p style="width: 40px; overflow: hidden; white-space: nowrap">Much too long for its box</p>
    <p style="width: 4000px; text-align: right">Far away</p>
    <div style="width: 300px; height: 120px; border-radius: 999px">In an oval</div>
    <p>Just right</p></main>`);
  const cut = (await page.evaluate<string[]>(findCutText)).join('; ');
  expect(cut).toContain('cut: Much too long');
  expect(cut).toContain('outside: Far away');
  expect(cut).not.toContain('Just right');
  expect(await page.evaluate<string[]>(findOvals)).toHaveLength(1);
  await page.close();
});

it('writes style sheets that a formatter leaves alone', { timeout: minute }, async () => {
  const sheets = characters.map((character) => {
    const css = emitThemeCss({ ...characterDefaults[character], character, layout: 'topbar' });
    return [`src/${character}.css`, css] as const;
  });
  expect(await formatFaults(Object.fromEntries(sheets))).toEqual([]);
});

describe.each(characters)('an app that looks like %s', { timeout: 5 * minute }, (character) => {
  it.each(descriptions)('cuts no text and has no oval boxes: %s', async (text) => {
    const spec = planned(text, character);
    const page = await open(await buildSite(filesOf(spec), workshop));
    const found: string[] = [];
    for (const path of pathsOf(spec)) {
      await page.goto(`${origin}/#${path}`);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const here = [
          ...(await page.evaluate<string[]>(findCutText)),
          ...(await page.evaluate<string[]>(findOvals)).map((name) => `oval: ${name}`),
        ];
        found.push(...here.map((line) => `${path} at ${width}: ${line}`));
      }
    }
    const loaded = await page.evaluate(() => [...document.fonts].map(({ status }) => status));
    await page.context().close();
    expect(found).toEqual([]);
    expect(loaded).not.toContain('error');
  });

  it.each([false, true])('is proved, with nothing in the way of anybody (dark: %s)', async (dark) => {
    const spec = planned('a library where members can browse books and borrow books', character, dark);
    const site = await buildSite(filesOf(spec), workshop);
    const { report } = await proveSite(
      site,
      planProof(spec, blocksById),
      { browser, workshop },
      { slack: 8, deadlineMs: 4 * minute },
    );
    expect(proofFaultLines(report)).toEqual([]);
  });
});
