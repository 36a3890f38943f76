/** What the catalogue says about the exposed schemas; every identifier in a statement comes from here. */
export interface SchemaCache {
  schemas: readonly string[];
  tables: ReadonlyMap<string, ReadonlyMap<string, Table>>;
  functions: ReadonlyMap<string, ReadonlyMap<string, readonly Routine[]>>;
  /** By table, in the order of the catalogue. */
  relationships: ReadonlyMap<Table, readonly Relationship[]>;
  computedFields: ReadonlyMap<Table, ReadonlyMap<string, Routine>>;
  /** SQL of each type that a client may cast to, by the name it may use. */
  types: ReadonlyMap<string, string>;
}

export interface Column {
  name: string;
  /** SQL of the type, length included. */
  type: string;
  baseType: string;
  nullable: boolean;
  /** SQL of the default, for `missing=default`. */
  defaultSql: string | undefined;
}

export interface Table {
  oid: number;
  schema: string;
  name: string;
  /** Schema and name, quoted. */
  sql: string;
  isView: boolean;
  /** Changes that PostgreSQL carries out on it; views may take none. */
  takes: { insert: boolean; update: boolean; delete: boolean };
  columns: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
  /** Sets of columns whose values are unique together. */
  uniques: readonly (readonly string[])[];
}

export interface ForeignKey {
  name: string;
  table: Table;
  columns: readonly string[];
  target: Table;
  targetColumns: readonly string[];
}

type Cardinality = 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many';

export interface KeyRelationship {
  kind: 'key';
  cardinality: Exclude<Cardinality, 'many-to-many'>;
  key: ForeignKey;
  /** The key stands on this side. */
  forward: boolean;
  table: Table;
  target: Table;
  /** Pairs of a column here and the column there. */
  pairs: readonly (readonly [here: string, there: string])[];
}

interface JunctionRelationship {
  kind: 'junction';
  cardinality: 'many-to-many';
  table: Table;
  target: Table;
  junction: Table;
  here: ForeignKey;
  there: ForeignKey;
}

interface ComputedRelationship {
  kind: 'computed';
  cardinality: 'many-to-one' | 'one-to-many';
  table: Table;
  target: Table;
  routine: Routine;
}

export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship;

export interface RoutineArgument {
  name: string;
  type: string;
  required: boolean;
  variadic: boolean;
}

export interface Routine {
  schema: string;
  name: string;
  sql: string;
  args: readonly RoutineArgument[];
  /** The table whose row is the only argument. */
  rowOf: Table | undefined;
  returns: RoutineReturn;
  rows: number;
  /** It may change something, and so is not called by GET. */
  isVolatile: boolean;
}

export type RoutineReturn =
  | { kind: 'void' }
  | { kind: 'scalar'; set: boolean; type: string }
  /** Rows: of a known table, or of columns that the function names itself. */
  | { kind: 'rows'; set: boolean; table: Table | undefined; columns: readonly string[] | undefined };

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function isToOne(relationship: Relationship): boolean {
  return relationship.cardinality === 'many-to-one' || relationship.cardinality === 'one-to-one';
}
