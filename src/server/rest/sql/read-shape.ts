export interface WrittenRead {
  sql: string;
  /** The same rows without limit and without the embedded tables that cannot change their number. */
  counted: string;
  /** Names of the columns in the answer. */
  outputs: readonly string[];
  /** One row for each group, or one in all. */
  aggregated: boolean;
}

export interface ReadOptions {
  /** Ties the rows to those of the table that they are embedded in. */
  joins: readonly string[];
  /** No more than this, whatever the client asks; undefined where there is one row at most. */
  maxRows: number | undefined;
  /** `*` is written out, so that the outputs can be named one by one. */
  named: boolean;
}
