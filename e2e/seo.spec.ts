import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { pages, urlPattern } from '../scripts/registry/kinds/pages.ts';
import { readTree } from '../scripts/registry/read-tree.ts';
import { agents } from '../src/catalog/agents.gen.ts';
import { articles } from '../src/catalog/articles.gen.ts';
import { lawTerms } from '../src/catalog/law-terms.gen.ts';
import { resources } from '../src/catalog/resources.gen.ts';
import { brand } from '../src/kernel/brand.ts';
import { outlineFaults } from './outline-faults.ts';
import { watchPage } from './page-watch.ts';
import { test } from './server.ts';
import { listedPaths, someOfEachKind } from './sitemap.ts';

/** What the files of the pages say; of those with parameters, the articles, the agents, the terms of the law dictionary and the resources are listed. */
function listedPages(): string[] {
  const root = resolve(import.meta.dirname, '..');
  const listed = pages
    .names(readTree(root, [pages]))
    .filter((name) => readFileSync(join(root, 'src/web/pages', name, 'route.ts'), 'utf8').includes('listed:'))
    .map((name) => urlPattern(name).replaceAll('{brand}', brand.slug));
  expect(listed.filter((pattern) => /[:*]/.test(pattern))).toEqual([
    '/agents/:slug',
    '/blog/:slug',
    '/resource-team/:slug',
    `/${brand.slug}-law-dictionary/:term`,
  ]);
  return [
    ...listed.filter((pattern) => !pattern.includes(':')),
    ...agents.map(({ agent }) => `/agents/${agent.slug}`),
    ...articles.map(({ slug }) => `/blog/${slug}`),
    ...lawTerms.map(({ slug }) => `/${brand.slug}-law-dictionary/${slug}`),
    ...resources.map(({ slug }) => `/resource-team/${slug}`),
  ];
}

async function headOf(page: Page) {
  const content = (selector: string) => page.locator(`head > ${selector}`).getAttribute('content');
  const data = await page.locator('head > script[type="application/ld+json"]').textContent();
  const graph = (JSON.parse(data ?? '{}') as { '@graph'?: { '@type': string }[] })['@graph'] ?? [];
  return {
    title: await page.title(),
    description: await content('meta[name="description"]'),
    robots: await content('meta[name="robots"]'),
    canonical: await page.locator('head > link[rel="canonical"]').getAttribute('href'),
    image: (await content('meta[property="og:image"]')) ?? '',
    type: await content('meta[property="og:type"]'),
    address: await content('meta[property="og:url"]'),
    card: await content('meta[name="twitter:card"]'),
    things: graph.map((thing) => thing['@type']),
  };
}

test('the sitemap lists every public page and nothing else, and each of them answers in good order', async ({
  server,
}) => {
  const paths = await listedPaths(server.url);
  expect(paths.toSorted()).toEqual(listedPages().toSorted());
  for (const path of someOfEachKind(paths)) {
    const answer = await fetch(`${server.url}${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    const html = await answer.text();
    expect(html).toContain(`<link rel="canonical" href="${server.url}${path}" />`);
    expect(html).not.toContain('noindex');
    expect(html).not.toContain('__PUBLIC_URL__');
    expect([path, outlineFaults(html)]).toEqual([path, []]);
    const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect([card, (await fetch(card)).status]).toEqual([card, 200]);
  }
});

test('home tells search engines and link previews what it is', async ({ page, server }) => {
  await page.goto('/');
  const head = await headOf(page);
  expect(head).toMatchObject({
    title: 'Kora AI OS',
    robots: 'index, follow, max-image-preview:large',
    canonical: `${server.url}/`,
    address: `${server.url}/`,
    type: 'website',
    card: 'summary_large_image',
    things: ['Organization', 'WebSite', 'WebPage'],
  });
  const image = await fetch(head.image);
  expect(image.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await image.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('an article has a head of its own', async ({ page, server }) => {
  const [article] = articles;
  if (article === undefined) throw new Error('There is no article.');
  await page.goto(`/blog/${article.slug}`);
  const head = await headOf(page);
  expect(head).toMatchObject({
    title: `${article.title} · Kora AI OS`,
    description: article.description,
    canonical: `${server.url}/blog/${article.slug}`,
    image: `${server.url}/og/blog/${article.slug}.png`,
    type: 'article',
    things: ['Organization', 'BlogPosting', 'BreadcrumbList'],
  });
  const feed = await (await fetch(`${server.url}/blog/rss.xml`)).text();
  expect(feed).toContain(`<link>${server.url}/blog/${article.slug}</link>`);
});

test('pages that are not public, and addresses without a page, are not offered to search engines', async ({
  page,
}) => {
  for (const [path, status] of [
    ['/settings', 200],
    ['/admin', 200],
    ['/blog/there-is-no-such-article', 404],
    ['/there-is-no-such-page', 404],
  ] as const) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, status]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

test('robots, manifest and icons answer', async ({ page, server }) => {
  const robots = await (await fetch(`${server.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin');
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await fetch(new URL(address ?? '', server.url));
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    icons: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.name).toBe('Kora AI OS');
  for (const { src, sizes } of manifest.icons) {
    const icon = Buffer.from(await (await fetch(`${server.url}${src}`)).arrayBuffer());
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await fetch(`${server.url}${url}`)).status).toBe(200);
  for (const path of ['/favicon.ico', '/favicon.svg', '/icons/apple-touch-icon.png'])
    expect([path, (await fetch(`${server.url}${path}`)).status]).toEqual([path, 200]);
});

test('the app takes a rendered page over as it is: nothing is drawn anew, nothing moves, nothing is complained about', async ({
  page,
  server,
}) => {
  test.slow();
  const watch = watchPage(page, server.url);
  await page.addInitScript(`
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      window.rendered = document.querySelector('main h1');
    });
  `);
  for (const path of someOfEachKind(await listedPaths(server.url))) {
    await test.step(path, async () => {
      await page.goto(path);
      // React marks the elements that it has taken over.
      await expect
        .poll(() =>
          page.evaluate<boolean>(
            `Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber'))`,
          ),
        )
        .toBe(true);
      expect(await page.evaluate(`window.rendered === document.querySelector('main h1')`)).toBe(true);
      expect(await page.evaluate<number>('window.moved')).toBeLessThan(0.05);
      expect(watch.complaints).toEqual([]);
    });
  }
});

test('an address with parameters is rendered anew, without a complaint', async ({ page, server }) => {
  const watch = watchPage(page, server.url);
  await page.goto('/plans?utm_source=letter#top');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/auth?error=access_denied&error_description=Somebody+said+no');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(watch.complaints).toEqual([]);
});
