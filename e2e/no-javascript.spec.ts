import { expect } from '@playwright/test';
import { test } from './server.ts';
import { listedPaths, someOfEachKind } from './sitemap.ts';

test.use({ javaScriptEnabled: false });

test('every public page can be read without JavaScript', async ({ page, server }) => {
  test.slow();
  const paths = await listedPaths(server.url);
  expect(paths).toContain('/');
  for (const path of someOfEachKind(paths)) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await main.innerText()).length).toBeGreaterThan(120);
      await expect(page.locator('.boot-message')).toHaveCount(0);
    });
  }
});

test('a page that is not public says what is missing', async ({ page, server }) => {
  await page.goto('/settings');
  await expect(page.getByText('is still loading')).toBeVisible();
  // A browser that only runs no scripts does not show this part; one in which they are switched off does.
  expect(await (await fetch(`${server.url}/settings`)).text()).toMatch(/<noscript>[^]*needs JavaScript/);
});
