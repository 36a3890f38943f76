import type { PublicPage, SiteFacts } from '../../../src/web/app/prerender-site.ts';
import { escapeHtml, publicUrl } from './html-text.ts';

export function sitemap(site: SiteFacts): string {
  const byWeight = [...site.pages].toSorted(
    (one, other) => other.priority - one.priority || one.path.localeCompare(other.path),
  );
  const entries = byWeight.map((page) => {
    const changed = lastChange(page, site);
    return [
      '  <url>',
      `    <loc>${publicUrl}${escapeHtml(page.path)}</loc>`,
      ...(changed === undefined ? [] : [`    <lastmod>${changed}</lastmod>`]),
      `    <changefreq>${page.changes}</changefreq>`,
      `    <priority>${page.priority.toFixed(1)}</priority>`,
      '  </url>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Only what has a date of its own: a date that changed with every build would be worth nothing. */
function lastChange({ path, date }: PublicPage, { articles }: SiteFacts): string | undefined {
  return articles.find(({ slug }) => path === `/blog/${slug}`)?.updated ?? date;
}
