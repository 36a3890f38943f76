import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf, planFromText } from '../../engine/generate.ts';
import { openTestBrowser } from '../../testing/app-browser.server.ts';
import { packageRoot } from '../package-root.server.ts';
import { buildSite } from './build-site.server.ts';
import { openWorkshop, type Workshop } from './open-workshop.server.ts';
import { siteFile } from './serve-site.ts';

const minute = 60_000;
const origin = 'http://app.test';
const library = 'a library where members can browse books and borrow books';
const works = 'A workshop. Users can manage maintenance requests, inspections and repairs.';
const browser = openTestBrowser();
let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop(packageRoot());
  await browser.get();
}, minute);
afterAll(() => browser.close());

/** The app in a browser, at one of its pages. */
async function visit(layout: 'topbar' | 'sidebar', path: string, text = library, heading = 'Books') {
  const spec = planFromText(text);
  const last = spec.pages.at(-1);
  if (text === works && last !== undefined) last.title = 'Repairs that wait for spare parts from abroad';
  const site = await buildSite(filesOf({ ...spec, theme: { ...spec.theme, layout } }), workshop);
  const viewport = { width: 1280, height: 800 };
  const context = await (await browser.get()).newContext({ serviceWorkers: 'block', viewport });
  await context.route('**/*', async (route) => {
    const file = siteFile(site, workshop.vendor, new URL(route.request().url()).pathname);
    await (file === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: Buffer.from(file.body), contentType: file.type }));
  });
  const page = await context.newPage();
  await page.goto(`${origin}/#${path}`);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  return page;
}

describe('the frame of a generated app', { timeout: 3 * minute }, () => {
  for (const layout of ['topbar', 'sidebar'] as const)
    it(`leads past its ${layout} to the content of the page that is open`, async () => {
      const page = await visit(layout, '/books');
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').textContent()).toBe('Skip to content');
      await page.keyboard.press('Enter');
      expect(await page.locator('main:focus').count()).toBe(1);
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Books']);
      expect(page.url()).toBe(`${origin}/#/books`);
      await page.keyboard.press('Tab');
      expect(await page.locator('main :focus').count()).toBe(1);
      await page.context().close();
    });

  it('writes long names in the sidebar on two lines, and keeps what can be done with a record in sight', async () => {
    const page = await visit('sidebar', '/maintenance-requests', works, 'Maintenance requests');
    const links = await page.locator('nav a').evaluateAll((all) =>
      all.map((link) => {
        const [icon, words] = [...link.children].map((part) => part.getBoundingClientRect());
        return {
          height: Math.round(link.getBoundingClientRect().height),
          isBeside: icon !== undefined && words !== undefined && icon.right <= words.left,
          isWhole: link.scrollWidth <= link.clientWidth,
        };
      }),
    );
    expect(links.length).toBeGreaterThan(2);
    expect(links.every(({ isBeside, isWhole }) => isBeside && isWhole)).toBe(true);
    // Two lines and the room around them; the others have one.
    expect(Math.max(...links.map(({ height }) => height))).toBeLessThanOrEqual(60);
    expect(links.filter(({ height }) => height < 50).length).toBe(links.length - 1);
    const ends = await page
      .locator('[data-record] button')
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().right)));
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(1280);
    await page.context().close();
  });
});
