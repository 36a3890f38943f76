import { describe, expect, it } from 'vitest';
import { exampleArticle, examplePage, exampleSite } from './example-site.ts';
import { feed } from './feed.ts';
import { manifest } from './manifest.ts';
import { pageHead } from './page-head.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
import { structuredData } from './structured-data.ts';

describe('the sitemap', () => {
  it('lists the weightiest first, with the day of the last change where a page has one', () => {
    const text = sitemap(exampleSite);
    const entries = text.match(/<url>[\s\S]*?<\/url>/g) ?? [];
    expect(entries.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1])).toEqual([
      '__PUBLIC_URL__/',
      '__PUBLIC_URL__/blog',
      '__PUBLIC_URL__/blog/saved',
    ]);
    expect(entries[0]).toContain('<priority>1.0</priority>');
    expect(entries[0]).not.toContain('lastmod');
    expect(entries[2]).toContain('<lastmod>2026-02-01</lastmod>');
    expect(entries[2]).toContain('<changefreq>monthly</changefreq>');
  });
});

describe('robots.txt', () => {
  it('keeps crawlers from the server and from private pages that exist, and names the sitemap', () => {
    const lines = robots(exampleSite).split('\n');
    expect(lines).toContain('Disallow: /admin');
    expect(lines).toContain('Disallow: /preview/');
    expect(lines).toContain('Disallow: /rest/');
    expect(lines).not.toContain('Disallow: /cart');
    expect(lines).not.toContain('Disallow: /auth');
    expect(lines).toContain('Sitemap: __PUBLIC_URL__/sitemap.xml');
  });
});

describe('the feed', () => {
  it('has the newest article first and escapes what XML would misread', () => {
    const text = feed(exampleSite);
    expect(text.match(/<link>[^<]*\/blog\/\w+<\/link>/g)).toEqual([
      '<link>__PUBLIC_URL__/blog/saved</link>',
      '<link>__PUBLIC_URL__/blog/older</link>',
    ]);
    expect(text).toContain('<title>Saved &amp; kept &lt;/script&gt;</title>');
    expect(text).toContain('<pubDate>Mon, 05 Jan 2026 00:00:00 GMT</pubDate>');
    expect(text).toContain('<lastBuildDate>Sun, 01 Feb 2026 00:00:00 GMT</lastBuildDate>');
  });
});

describe('the manifest', () => {
  it('offers shortcuts to pages that exist alone', () => {
    const { shortcuts, icons } = JSON.parse(manifest(exampleSite)) as {
      shortcuts: { url: string }[];
      icons: { purpose: string }[];
    };
    expect(shortcuts.map(({ url }) => url)).toEqual(['/dashboard', '/blog']);
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  });
});

describe('the head of a page', () => {
  it('escapes titles, and no text can end the block of structured data', () => {
    const head = pageHead(exampleArticle, exampleSite, '/og/blog/saved.png').join('\n');
    expect(head).toContain('<title>Saved &amp; kept &lt;/script&gt; · Kora AI OS</title>');
    expect(head).toContain('<link rel="canonical" href="__PUBLIC_URL__/blog/saved" />');
    expect(head).toContain('content="__PUBLIC_URL__/og/blog/saved.png"');
    expect(head.match(/<\/script>/g)).toHaveLength(1);
    const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(structuredData(exampleArticle, exampleSite, '/og/blog/saved.png'));
  });

  it('names the feed on the blog and nowhere else', () => {
    const rss = 'application/rss+xml';
    expect(pageHead(examplePage('/blog', 'Blog', 1), exampleSite, '').join('')).toContain(rss);
    expect(pageHead(examplePage('/plans', 'Plans', 1), exampleSite, '').join('')).not.toContain(rss);
  });
});

describe('structured data', () => {
  const typesOf = (path: string) => {
    const page = exampleSite.pages.find((one) => one.path === path) ?? examplePage(path, path, 1);
    const graph = structuredData(page, exampleSite, '')['@graph'] as { '@type': string }[];
    return graph.map((thing) => thing['@type']);
  };

  it('says what each kind of page is', () => {
    expect(typesOf('/')).toEqual(['Organization', 'WebSite', 'WebPage']);
    expect(typesOf('/ai-os')).toContain('SoftwareApplication');
    expect(typesOf('/support')).toContain('FAQPage');
    expect(typesOf('/blog/saved')).toEqual(['Organization', 'BlogPosting', 'BreadcrumbList']);
  });

  it('shows the way from home to an article', () => {
    const graph = structuredData(exampleArticle, exampleSite, '')['@graph'] as {
      '@type': string;
      itemListElement?: { name: string; item: string }[];
    }[];
    const trail = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement;
    expect(trail?.map(({ item }) => item)).toEqual([
      '__PUBLIC_URL__/',
      '__PUBLIC_URL__/blog',
      '__PUBLIC_URL__/blog/saved',
    ]);
  });
});
