import { expect } from '@playwright/test';
import { watchPage } from './page-watch.ts';
import { test } from './server.ts';

const pages = [
  ['/ai-os', 'Everything in one process', 'Embedded by default'],
  ['/ai-os/download', 'Run Kora AI OS yourself', 'Node 20.19 or newer'],
  ['/ai-os/success', 'How your Kora is', 'What to do first'],
  ['/about', 'About Kora', 'Kora at a glance'],
  ['/download', 'Download Kora', 'Add to Home Screen'],
  ['/success', 'Your plan', 'Sign in to see your plan'],
] as const;

// Both themes, both widths and accessibility of every page are looked at in routes.spec.ts.
for (const [path, heading, content] of pages) {
  test(`${path} can be read`, async ({ page, server }) => {
    const watch = watchPage(page, server.url);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
    expect(watch.complaints).toEqual([]);
    expect(watch.strangers).toEqual([]);
  });
}

test('the product page says what hosting costs and leads to the ways of getting it', async ({ page }) => {
  await page.goto('/ai-os');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: 'Personal Hosting' })).toContainText('$9.99');
  await expect(main.getByRole('listitem').filter({ hasText: 'Full access for a day' })).toContainText(
    '50 credits',
  );
  await main.getByRole('link', { name: 'Run it yourself' }).first().click();
  await expect(page).toHaveURL(/\/ai-os\/download$/);
  await expect(main.getByText('npm start').first()).toBeVisible();
});
