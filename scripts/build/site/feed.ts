import type { SiteFacts } from '../../../src/web/app/prerender-site.ts';
import { escapeHtml, publicUrl } from './html-text.ts';

export const feedPath = '/blog/rss.xml';

/** The blog as RSS 2.0, newest first. */
export function feed({ brand, articles }: SiteFacts): string {
  const newestFirst = [...articles].toSorted((one, other) => other.date.localeCompare(one.date));
  const items = newestFirst.map(
    ({ slug, title, description, date, tags }) => `    <item>
      <title>${escapeHtml(title)}</title>
      <link>${publicUrl}/blog/${slug}</link>
      <guid isPermaLink="true">${publicUrl}/blog/${slug}</guid>
      <pubDate>${dayOf(date)}</pubDate>
      <description>${escapeHtml(description)}</description>
${tags.map((tag) => `      <category>${escapeHtml(tag)}</category>`).join('\n')}
    </item>`,
  );
  const latest = newestFirst
    .map(({ date, updated }) => updated ?? date)
    .toSorted()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeHtml(brand.name)} blog</title>
    <link>${publicUrl}/blog</link>
    <description>${escapeHtml(brand.description)}</description>
    <language>en</language>
${latest === undefined ? '' : `    <lastBuildDate>${dayOf(latest)}</lastBuildDate>\n`}    <atom:link href="${publicUrl}${feedPath}" rel="self" type="application/rss+xml" />
${items.join('\n')}
  </channel>
</rss>
`;
}

function dayOf(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString();
}
