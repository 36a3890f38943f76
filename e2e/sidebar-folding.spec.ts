import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { untilAppRuns } from './app-runs.ts';
import { test } from './server.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const widthOf = (page: Page) =>
  page.evaluate<number>(`document.querySelector('nav[aria-label="Main"]').parentElement.offsetWidth`);

/** Notes whether the sidebar was folded before there was anything that could be painted. */
const recorder = `
  new MutationObserver(() => {
    if (document.documentElement?.dataset.sidebar === 'collapsed') window.foldedBeforeBody ??= document.body === null;
  }).observe(document, { attributes: true, attributeFilter: ['data-sidebar'], childList: true, subtree: true });
`;

test('on a wide screen the sidebar folds to icons, and is folded before the next first paint', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has a sheet instead');
  await page.addInitScript(recorder);
  await page.goto('/settings');
  await untilAppRuns(page);
  await expect(navigation(page).getByText('Settings')).toBeVisible();
  expect(await widthOf(page)).toBe(256);
  await page.keyboard.press('Control+b');
  await expect.poll(() => widthOf(page)).toBe(48);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie).toMatchObject({ value: 'false', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(7);

  await page.reload();
  expect(await page.evaluate<boolean>('window.foldedBeforeBody')).toBe(true);
  expect(await widthOf(page)).toBe(48);
  const settings = navigation(page).getByRole('link', { name: 'Settings' });
  await expect(settings).toHaveAttribute('aria-current', 'page');
  await settings.hover();
  await expect(page.locator('[data-side="right"]').getByText('Settings')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await navigation(page).getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  expect(await widthOf(page)).toBe(48);
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect.poll(() => widthOf(page)).toBe(256);
});

test('on a narrow screen the sidebar is a sheet that closes when something is chosen', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has a column instead');
  await page.goto('/about');
  await untilAppRuns(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(navigation(page)).toBeHidden();
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  expect((await sheet.boundingBox())?.width).toBe(288);
  expect(await accessibilityFaults(page)).toEqual([]);
  await sheet.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('the sidebar scrolls by itself, and its last row can be reached', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1024, height: 320 });
  await page.goto('/settings');
  await untilAppRuns(page);
  if (isMobile) {
    await page.setViewportSize({ width: 390, height: 320 });
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  }
  const last = navigation(page).getByRole('link', { name: 'Support' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await page.evaluate<number>('scrollY')).toBe(0);
});
