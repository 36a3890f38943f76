import type { PublicPage, SiteFacts } from '../../../src/web/app/prerender-site.ts';
import { cardSize } from './card-design.ts';
import { feedPath } from './feed.ts';
import { escapeHtml, publicUrl, voidTag } from './html-text.ts';
import { structuredData } from './structured-data.ts';

/** What search engines and link previews read of one page. */
export function pageHead(page: PublicPage, site: SiteFacts, cardPath: string): string[] {
  const { documentTitle, description } = page;
  return [
    `<title>${escapeHtml(documentTitle)}</title>`,
    voidTag('meta', { name: 'description', content: description }),
    voidTag('meta', { name: 'robots', content: 'index, follow, max-image-preview:large' }),
    voidTag('link', { rel: 'canonical', href: `${publicUrl}${page.path}` }),
    ...openGraph(page, site, cardPath),
    ...(isPartOfBlog(page) && site.articles.length > 0 ? [feedLink(site)] : []),
    `<script type="application/ld+json">${jsonForHtml(structuredData(page, site, cardPath))}</script>`,
  ];
}

function openGraph(page: PublicPage, { brand }: SiteFacts, cardPath: string): string[] {
  const image = `${publicUrl}${cardPath}`;
  const property = (name: string, content: string) => voidTag('meta', { property: name, content });
  const named = (name: string, content: string) => voidTag('meta', { name, content });
  return [
    property('og:type', page.date === undefined ? 'website' : 'article'),
    property('og:site_name', brand.osName),
    property('og:locale', 'en_US'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', `${publicUrl}${page.path}`),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', page.title),
    ...(page.date === undefined ? [] : [property('article:published_time', page.date)]),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', page.title),
    named('twitter:description', page.description),
    named('twitter:image', image),
    named('twitter:image:alt', page.title),
  ];
}

function isPartOfBlog({ path }: PublicPage): boolean {
  return path === '/blog' || path.startsWith('/blog/');
}

function feedLink({ brand }: SiteFacts): string {
  return voidTag('link', {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${brand.name} blog`,
    href: feedPath,
  });
}

/** A `</script>` inside a text must not end the block. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
