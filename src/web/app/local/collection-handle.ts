import type { Row } from './row.ts';

/**
 * What a page needs to name a collection. The rest of it, above all what checks its records, comes with the runtime, so that a page
 * that only shows records does not wait for it.
 */
export interface CollectionHandle<Value extends Row = Row> {
  /** The name of its file; records on the device are kept under it, so it never changes. */
  readonly name: string;
  /** `local`: a visitor who is not signed in has records too; they move into the account at sign-in. */
  readonly signedOut: 'local' | 'none';
  /** Never there: it carries the type of the records. */
  readonly value?: Value;
}

/** The handle of a declared collection. */
export type HandleOf<Declared> =
  Declared extends CollectionHandle<infer Value> ? CollectionHandle<Value> : never;
