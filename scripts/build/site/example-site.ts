import { brand } from '../../../src/kernel/brand.ts';
import type { PublicPage, SiteFacts } from '../../../src/web/app/prerender-site.ts';

/** A small site for tests: home, a page below another, an article. */
export const exampleArticle: PublicPage = {
  path: '/blog/saved',
  pattern: '/blog/:slug',
  title: 'Saved & kept </script>',
  documentTitle: `Saved & kept </script> · ${brand.osName}`,
  description: 'Why “saved” must mean "saved".',
  priority: 0.6,
  changes: 'monthly',
  section: 'Article',
  date: '2026-01-05',
};

export function examplePage(path: string, title: string, priority: number): PublicPage {
  return {
    path,
    pattern: path,
    title,
    documentTitle: `${title} · ${brand.osName}`,
    description: `About ${title}.`,
    priority,
    changes: 'weekly',
  };
}

export const exampleSite: SiteFacts = {
  brand,
  colours: { light: '#fafbfd', dark: '#080b14' },
  articles: [
    {
      slug: 'older',
      title: 'Older',
      description: 'An older one.',
      date: '2025-12-01',
      tags: ['data'],
      audience: 'Teams',
      words: 900,
    },
    {
      slug: 'saved',
      title: exampleArticle.title,
      description: exampleArticle.description,
      date: '2026-01-05',
      updated: '2026-02-01',
      tags: ['data', 'teams'],
      audience: 'Teams',
      words: 880,
    },
  ],
  help: [{ title: 'Is there an API?', description: 'Yes.' }],
  patterns: ['/', '/blog', '/blog/:slug', '/admin', '/dashboard', '/preview/:id', '/search'],
  closedPatterns: ['/blog/:slug'],
  pages: [examplePage('/blog', 'Blog', 0.8), exampleArticle, examplePage('/', brand.osName, 1)],
};
