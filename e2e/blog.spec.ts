import { expect } from '@playwright/test';
import { articles } from '../src/catalog/articles.gen.ts';
import { accessibilityFaults } from './accessibility.ts';
import { expectNoSidewaysScroll } from './account.ts';
import { untilAppRuns } from './app-runs.ts';
import { watchPage } from './page-watch.ts';
import { test } from './server.ts';

const newest = articles.toSorted((a, b) => b.date.localeCompare(a.date))[0];
const article = '/blog/saved-must-mean-saved';

test('the list shows the newest first and is filtered by a topic in the address', async ({
  page,
  server,
}) => {
  const watch = watchPage(page, server.url);
  await page.goto('/blog');
  const list = page.getByRole('main').getByRole('article');
  await expect(list).toHaveCount(articles.length);
  await expect(list.first()).toContainText(newest?.title ?? 'an article');
  await expect(page.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/blog/rss.xml');
  expect(await accessibilityFaults(page)).toEqual([]);

  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: /^security/ })
    .click();
  await expect(page).toHaveURL('/blog?tag=security');
  const chosen = articles.filter(({ tags }) => tags.includes('security'));
  await expect(list).toHaveCount(chosen.length);
  await page.reload();
  await expect(list).toHaveCount(chosen.length);
  await page.goBack();
  await expect(list).toHaveCount(articles.length);

  await page.goto('/blog?tag=zeppelins');
  await expect(page.getByRole('heading', { name: 'No articles about “zeppelins”' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(list).toHaveCount(articles.length);
  await expectNoSidewaysScroll(page);
  expect(watch.complaints).toEqual([]);
  expect(watch.strangers).toEqual([]);
});

// One theme here: routes.spec.ts looks at every page in both.
const theme = 'light';

test(`an article reads well in the ${theme} theme and leads on`, async ({ page, server }) => {
  const watch = watchPage(page, server.url);
  await page.addInitScript(`localStorage.setItem('vite-ui-theme', '${theme}')`);
  await page.goto(article);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved must mean saved' })).toBeVisible();
  await expect(page).toHaveTitle('Saved must mean saved · Kora AI OS');
  await expect(page.getByRole('main').locator('time').first()).toHaveText('7 August 2026');
  await expect(page.getByText(/\d min read/).first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByRole('region', { name: 'Related articles' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(article);
  await expect(page.getByRole('main').locator('.prose h2').first()).toBeVisible();
  expect(watch.complaints).toEqual([]);
  expect(watch.strangers).toEqual([]);
});

test('the contents lead to a section and show where the reader is', async ({ page, isMobile }) => {
  await page.goto(article);
  const place = page.getByRole('heading', { name: 'When the disk says no' });
  if (isMobile) await page.getByRole('main').locator('summary', { hasText: 'Contents' }).click();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const link = contents.getByRole('link', { name: 'When the disk says no' });
  await link.click();
  await expect(page).toHaveURL(`${article}#when-the-disk-says-no`);
  await expect(place).toBeInViewport();
  if (isMobile) await expect(contents).toBeHidden();
  else await expect(link).toHaveAttribute('aria-current', 'location');
});

test('a reader who scrolls before the app runs stays where they are', async ({ page }) => {
  await page.goto(article);
  await page.evaluate('scrollTo(0, 900)');
  await untilAppRuns(page);
  expect(await page.evaluate<number>('scrollY')).toBe(900);
});

test('the address of an article can be copied', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${article}#when-the-disk-says-no`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(`${server.url}${article}`);
});

test('a link inside of an article is followed without loading the app anew', async ({ page }) => {
  await page.goto(article);
  const link = page.locator('.prose').getByRole('link', { name: 'backups that restore' });
  await untilAppRuns(page);
  await page.evaluate('window.stays = true');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Backups that restore' })).toBeVisible();
  expect(await page.evaluate('window.stays')).toBe(true);
});

test('an article that does not exist is a page that does not exist', async ({ page }) => {
  const response = await page.goto('/blog/no-such-article');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Kora AI OS');
});

test('without JavaScript every word of an article is there', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}${article}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved must mean saved' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Checks you can do this week' })).toBeVisible();
  await expect(page.locator('.prose .hljs-keyword').first()).toBeVisible();
  await context.close();
});
