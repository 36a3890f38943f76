import type { ComponentType } from 'react';

/**
 * Who may open a page. Everybody may open each of them: a page that has something for signed-in people says how to get
 * in, and what it shows is decided by the server.
 */
export type PageAccess = 'everyone';

export interface PageDefinition {
  /** What the browser tab, the history and screen readers call the page. */
  readonly title: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  readonly access: PageAccess;
}

interface PageModule {
  readonly Page: ComponentType;
}

/** One line of the page registry: light enough to be loaded at start, with the page itself behind `load`. */
export interface PageEntry {
  readonly path: string;
  readonly definition: PageDefinition;
  readonly load: () => Promise<PageModule>;
}

export function definePage(page: {
  title: string;
  description: string;
  access?: PageAccess;
}): PageDefinition {
  return { access: 'everyone', ...page };
}
