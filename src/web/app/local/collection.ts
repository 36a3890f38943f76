import type { z } from 'zod';
import type { CollectionHandle } from './collection-handle.ts';
import type { ConflictRule } from './conflict-rules.ts';
import type { Row } from './row.ts';

export interface CollectionDefinition<Schema extends z.ZodObject> {
  /** The name of its file; records on the device are kept under it, so it never changes. */
  name: string;
  /** What a person calls one record of it, such as "Profile". */
  label: string;
  /** The table of the data API. */
  table: string;
  /** The columns that the browser knows. Without the owner, unless that is the key as well. */
  schema: Schema;
  /** The column that names a record. The browser chooses its value, so that a record exists before the server knows. */
  key: keyof z.output<Schema> & string;
  /** What happens when the server's copy was changed meanwhile. */
  conflict: 'last-write' | 'merge-fields' | ConflictRule<z.output<Schema> & Row>;
  /**
   * For records that are lists, such as a page of cards: what comes of a record that stands there and one that is written over it by
   * somebody who may not have seen all of it, such as another tab. Without it the written one replaces the other.
   */
  join?: Join<z.output<Schema> & Row>;
  /** The column that says whose a record is: filled in when it is sent, and asked for when it is read. */
  owner?: string;
  /** The column that the server changes with each change of a record. */
  version?: string;
  /** What is asked of the data API; the columns of the schema unless said otherwise. */
  select?: string;
  /** `local`: a visitor who is not signed in has records too; they move into the account at sign-in. */
  signedOut: 'local' | 'none';
}

type Join<Value extends Row> = (known: Value, written: Value) => Value;

/** A declaration with its defaults filled in. */
export interface Collection<Value extends Row = Row> extends CollectionHandle<Value> {
  readonly label: string;
  readonly table: string;
  readonly schema: z.ZodType<Value>;
  readonly key: string;
  readonly conflict: 'last-write' | 'merge-fields' | ConflictRule<Value>;
  readonly join?: Join<Value>;
  readonly owner: string;
  readonly version: string;
  readonly select: string;
}

/** For those who handle collections of any shape. */
export type AnyCollection = Collection<never>;

export function defineCollection<Schema extends z.ZodObject>(
  definition: CollectionDefinition<Schema>,
): Collection<z.output<Schema> & Row> {
  const { owner = 'user_id', version = 'updated_at', schema, key, signedOut } = definition;
  if (key === owner && signedOut === 'local')
    throw new Error(`${definition.name}: a record that is named by its owner has none before the sign-in.`);
  const columns = new Set([...Object.keys(schema.shape), key, version]);
  return {
    ...definition,
    schema: schema as unknown as z.ZodType<z.output<Schema> & Row>,
    owner,
    version,
    select: definition.select ?? [...columns].join(','),
  };
}
