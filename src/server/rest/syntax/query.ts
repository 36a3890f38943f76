/** One step into a JSON value: `->key`, `->>key`, `->0`. */
export interface JsonStep {
  key: string;
  isIndex: boolean;
  asText: boolean;
}

export interface Field {
  name: string;
  path: readonly JsonStep[];
}

export const aggregates = ['count', 'sum', 'avg', 'max', 'min'] as const;
export type Aggregate = (typeof aggregates)[number];

export interface SelectField {
  kind: 'field';
  field: Field;
  alias: string | undefined;
  cast: string | undefined;
  aggregate: Aggregate | undefined;
  aggregateCast: string | undefined;
}

export interface SelectEmbed {
  kind: 'embed';
  name: string;
  alias: string | undefined;
  hint: string | undefined;
  join: 'inner' | 'left' | undefined;
  spread: boolean;
  node: ReadNode;
}

export type SelectItem = SelectField | SelectEmbed;

export type Comparison =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'like'
  | 'ilike'
  | 'match'
  | 'imatch'
  | 'cs'
  | 'cd'
  | 'ov'
  | 'sl'
  | 'sr'
  | 'nxr'
  | 'nxl'
  | 'adj'
  | 'isdistinct';

export type TextSearch = 'fts' | 'plfts' | 'phfts' | 'wfts';
export type IsValue = 'null' | 'not_null' | 'true' | 'false' | 'unknown';

export type Test =
  | { kind: 'compare'; operator: Comparison; value: string; quantifier: 'any' | 'all' | undefined }
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'is'; value: IsValue }
  | { kind: 'search'; operator: TextSearch; config: string | undefined; value: string };

export interface Filter {
  kind: 'filter';
  field: Field;
  negated: boolean;
  test: Test;
}

export interface Logic {
  kind: 'logic';
  operator: 'and' | 'or';
  negated: boolean;
  parts: readonly Condition[];
}

export type Condition = Filter | Logic;

export interface OrderTerm {
  /** The embedded table whose column orders the outer rows. */
  relation: string | undefined;
  field: Field;
  direction: 'asc' | 'desc' | undefined;
  nulls: 'first' | 'last' | undefined;
}

/** One table of the request with what is asked of it; embedded tables hang below in `select`. */
export interface ReadNode {
  select: readonly SelectItem[];
  where: Condition[];
  order: readonly OrderTerm[];
  limit: number | undefined;
  offset: number | undefined;
}

export function readNode(select: readonly SelectItem[]): ReadNode {
  return { select, where: [], order: [], limit: undefined, offset: undefined };
}

export const everything: SelectField = {
  kind: 'field',
  field: { name: '*', path: [] },
  alias: undefined,
  cast: undefined,
  aggregate: undefined,
  aggregateCast: undefined,
};
