/** A piece of the text of a document, with the place where it stands. */
export interface TextPassage {
  /** The headings above it, or the sheet with its rows; empty where there are none. */
  readonly section: string;
  /** Of documents that have pages, counted from one. */
  readonly page?: number;
  readonly text: string;
}

/** A paragraph, a line of a list or a row of a table, before it is put together with its neighbours. */
export interface TextBlock {
  readonly section: string;
  readonly page?: number;
  readonly text: string;
}
