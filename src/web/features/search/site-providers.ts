import type { ListedPage } from '../../lib/page-list.ts';
import type { SearchProvider } from '../../lib/search-provider.ts';
import type { Access } from '../../lib/session.ts';
import {
  articleItems,
  fullArticleItems,
  fullHelpItems,
  helpItems,
  lawTermItems,
  resourceItems,
} from '../../lib/written-items.ts';

/**
 * What the site can be searched for. A further kind (games, for one) is one more provider here: the page, its
 * filters and its keys take whatever comes.
 */
export function siteProviders(pages: readonly ListedPage[], access: Access): readonly SearchProvider[] {
  return [
    {
      kind: 'pages',
      label: 'Pages',
      items: pages
        .filter((page) => isFor(page, access))
        .map(({ path, title, description }) => ({ kind: 'pages', title, text: description, href: path })),
    },
    { kind: 'articles', label: 'Articles', items: articleItems(), loadFull: fullArticleItems },
    { kind: 'help', label: 'Help', items: helpItems(), loadFull: fullHelpItems },
    { kind: 'terms', label: 'Law terms', items: [], loadFull: lawTermItems },
    { kind: 'resources', label: 'Resources', items: [], loadFull: resourceItems },
  ];
}

/** Pages that say how to get in are worth finding; those of an administration are not, for others. */
function isFor({ access: needed }: ListedPage, access: Access): boolean {
  return needed !== 'admin' || access.admin;
}
