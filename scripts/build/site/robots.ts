import type { SiteFacts } from '../../../src/web/app/prerender-site.ts';
import { publicUrl } from './html-text.ts';

/** The server's own prefixes; a crawler has nothing to read there. */
const serverPaths = ['/auth/', '/rest/', '/functions/', '/health', '/mcp'];

/**
 * Pages that are for one person or for admins. The other pages without a listing stay open to crawlers: only who may
 * read a page sees that it asks not to be indexed.
 */
const privatePages = ['/admin', '/settings', '/dashboard', '/hub', '/cart', '/success', '/preview/'];

export function robots({ patterns }: SiteFacts): string {
  const own = privatePages.filter((path) =>
    patterns.some((pattern) => pattern === path || (path.endsWith('/') && pattern.startsWith(path))),
  );
  return [
    'User-agent: *',
    'Allow: /',
    ...[...serverPaths, ...own].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
