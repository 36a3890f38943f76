import type { ComponentType } from 'react';
import type { Access } from './session.ts';

/**
 * Whom a page is for. Everybody may open the address of each page: one that is for somebody else says what it is and
 * how to get in, and what it shows is decided by the server.
 */
export type PageAccess = 'everyone' | 'signed-in' | keyof Access;

/** How often a public page changes, in the words of a sitemap. */
export type ChangeFrequency = 'daily' | 'weekly' | 'monthly' | 'yearly';

/** What makes a page public: it is rendered to HTML at build, may be indexed, and stands in the sitemap. */
export interface PublicListing {
  readonly priority: number;
  readonly changes: ChangeFrequency;
}

/** One address of a page whose pattern has parameters, such as one article of the blog. */
export interface PageInstance {
  readonly parameters: Readonly<Record<string, string>>;
  readonly title: string;
  readonly description: string;
  /** The day it was published, as an ISO date, where it has one. */
  readonly date?: string;
}

export interface PageDefinition {
  /** What the browser tab, the history and screen readers call the page. */
  readonly title: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  readonly access: PageAccess;
  /** Absent on pages that search engines should leave alone. */
  readonly listed?: PublicListing;
  /** Parameters of the query that a listed page looks at after its first render: with them it is taken over as it was rendered. */
  readonly lateParameters?: readonly string[];
  /** Every address of a page with parameters that are known in advance; no other exists. Many stand in `instances.ts` beside the route. */
  readonly instances?: readonly PageInstance[];
  /** Terms of a dictionary, or documents: search engines are told so, and they share the picture of the page above them. */
  readonly instancesAre?: 'terms' | 'documents';
}

interface PageModule {
  readonly Page: ComponentType;
}

/** One line of the page registry: light enough to be loaded at start, with the page itself behind `load`. */
export interface PageEntry {
  readonly path: string;
  readonly definition: PageDefinition;
  readonly load: () => Promise<PageModule>;
  /** The instances, where they are too many to be loaded at start. */
  readonly loadInstances?: () => Promise<{ readonly instances: readonly PageInstance[] }>;
}

/** The definition with every address of the page, also where those are loaded apart. */
export async function wholeDefinition({ definition, loadInstances }: PageEntry): Promise<PageDefinition> {
  return loadInstances === undefined ? definition : { ...definition, ...(await loadInstances()) };
}

export function wholePages(entries: readonly PageEntry[]): Promise<readonly PageEntry[]> {
  return Promise.all(entries.map(async (entry) => ({ ...entry, definition: await wholeDefinition(entry) })));
}

export function definePage(
  page: Omit<PageDefinition, 'access'> & { readonly access?: PageAccess },
): PageDefinition {
  return { access: 'everyone', ...page };
}
