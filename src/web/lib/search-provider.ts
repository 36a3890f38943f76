/** What the search page can find: one kind of thing, and all things of that kind. */
export interface SearchProvider {
  /** In the address, as a filter. */
  readonly kind: string;
  /** Over the filter: `Articles`. */
  readonly label: string;
  /** What is known at once; enough to answer with. */
  readonly items: readonly SearchItem[];
  /** The same items with all that is written in them, where that has to be fetched. */
  readonly loadFull?: () => Promise<readonly SearchItem[]>;
}

export interface SearchItem {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly kind: string;
  /** Other words for it; never shown. */
  readonly keywords?: readonly string[];
}
