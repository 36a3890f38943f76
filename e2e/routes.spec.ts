import { expect, type Page } from '@playwright/test';
import { accessibilityFaultsInBothThemes } from './accessibility-in-both-themes.ts';
import { watchPage } from './page-watch.ts';
import { oneAddressPerPage } from './registered-routes.ts';
import { test } from './server.ts';

// Every page of the product, twice.
test.setTimeout(480_000);

test('every page has a heading of its own, is usable in both themes, and complains about nothing', async ({
  page,
  server,
}) => {
  // The older names of the agents' pages show the same pages.
  const addresses = (await oneAddressPerPage()).filter((address) => !address.startsWith('/savants/'));
  expect(addresses.length).toBeGreaterThan(3);
  const watch = watchPage(page, server.url);
  const headings = new Map<string, string>();
  const faults: string[] = [];
  for (const address of addresses) {
    const response = await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, address).toHaveCount(1);
    const text = (await heading.innerText()).trim();
    if (response?.status() !== 200) faults.push(`${address}: answers ${response?.status()}`);
    if (text === '') faults.push(`${address}: its heading is empty`);
    const other = headings.get(text);
    if (other !== undefined) faults.push(`${address}: has the heading of ${other}, “${text}”`);
    headings.set(text, address);
    faults.push(...(await lookAt(page, address)));
  }
  expect(faults).toEqual([]);
  expect(watch.complaints).toEqual([]);
  expect(watch.strangers).toEqual([]);
});

async function widthFault(page: Page): Promise<string | undefined> {
  const [width, scrolled] = await page.evaluate<[number, number]>(
    '[document.documentElement.clientWidth, document.documentElement.scrollWidth]',
  );
  return scrolled > width ? `is ${scrolled} wide on a screen of ${width}` : undefined;
}

async function onPhone<Answer>(page: Page, look: () => Promise<Answer>): Promise<Answer> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const answer = await look();
  if (before !== null) await page.setViewportSize(before);
  return answer;
}

async function lookAt(page: Page, address: string): Promise<string[]> {
  const widths = [await widthFault(page), await onPhone(page, () => widthFault(page))];
  const found = await accessibilityFaultsInBothThemes(page);
  return [...widths.filter((fault) => fault !== undefined), ...found].map((fault) => `${address}: ${fault}`);
}

test('every link of the sidebar and of the foot leads somewhere', async ({ page, request, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Home' })).toBeVisible();
  const links = await main.getByRole('link').evaluateAll(addressesOf);
  if (isMobile) await page.keyboard.press('Escape');
  const foot = await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link')
    .evaluateAll(addressesOf);
  expect(foot).toEqual(['/ai-os', '/privacy', '/terms', '/support']);
  for (const link of new Set([...links, ...foot])) {
    expect((await request.get(link)).status(), link).toBe(200);
  }
});

test('everything that the palette finds leads somewhere', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('option', { name: 'Home', exact: true })).toBeVisible();
  const links = await palette.locator('a[href]').evaluateAll(addressesOf);
  expect(links.length).toBeGreaterThan(5);
  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
});

function addressesOf(all: Element[]): string[] {
  return all.map((link) => link.getAttribute('href') ?? '');
}
