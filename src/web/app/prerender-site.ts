import type { Article } from '../../catalog/articles.gen.ts';
import type { HelpEntry } from '../../catalog/help.gen.ts';
import type { Brand } from '../../kernel/brand.ts';

/** One address that search engines may list. */
export interface PublicPage {
  readonly path: string;
  readonly pattern: string;
  readonly title: string;
  readonly documentTitle: string;
  readonly description: string;
  readonly priority: number;
  /** In the words of a sitemap. */
  readonly changes: string;
  /** What the page is one of, such as the blog of an article. */
  readonly section?: string;
  readonly date?: string;
  /** A term of the dictionary that the page above it is. */
  readonly isTerm?: true;
  /** A document to be used or downloaded. */
  readonly isDocument?: true;
}

/** What the web app tells the build about its public side. Types alone, so that both sides can name them. */
export interface SiteFacts {
  readonly brand: Brand;
  readonly colours: { readonly light: string; readonly dark: string };
  readonly articles: readonly Article[];
  /** Questions that the support page answers. */
  readonly help: readonly Pick<HelpEntry, 'title' | 'description'>[];
  readonly patterns: readonly string[];
  /** Patterns with parameters of which only the listed addresses exist. */
  readonly closedPatterns: readonly string[];
  readonly pages: readonly PublicPage[];
}
