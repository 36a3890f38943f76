import { buildSchemaCache } from '../../server/rest/schema-cache/build-schema-cache.ts';
import type { CatalogueColumn, CatalogueTable } from '../../server/rest/schema-cache/catalogue-queries.ts';
import type { SchemaCache, Table } from '../../server/rest/schema-cache/schema-cache.ts';

function column(name: string, number: number, type = 'integer'): CatalogueColumn {
  return { name, type, base: type, nullable: true, default: null, number };
}

function table(oid: number, name: string, columns: CatalogueColumn[], keys: string[][]): CatalogueTable {
  return {
    oid,
    row_type: oid + 1_000,
    schema: 'public',
    name,
    kind: 'r',
    changes: 28,
    columns,
    keys: keys.map((names, at) => ({ primary: at === 0, columns: names })),
    rule: null,
  };
}

/** Two tables and a junction, without a database. */
export function sampleCache(): SchemaCache {
  const routine = {
    schema: 'public',
    arg_modes: null,
    all_types: [],
    defaults: 0,
    variadic: false,
    returns_set: false,
    return_type: 'integer',
    return_kind: 'b',
    return_relation: 0,
    return_columns: null,
    rows: 0,
    volatile: false,
  };
  return buildSchemaCache({
    schemas: ['public'],
    tables: [
      table(
        1,
        'books',
        [column('id', 1), column('title', 2, 'text'), column('author_id', 3), column('data', 4, 'jsonb')],
        [['id']],
      ),
      table(2, 'authors', [column('id', 1), column('name', 2, 'text'), column('odd "name', 3)], [['id']]),
      table(3, 'loans', [column('book_id', 1), column('author_id', 2)], [['book_id', 'author_id']]),
    ],
    keys: [
      { name: 'books_author', table_oid: 1, target_oid: 2, columns: [3], target_columns: [1] },
      { name: 'loans_book', table_oid: 3, target_oid: 1, columns: [1], target_columns: [1] },
      { name: 'loans_author', table_oid: 3, target_oid: 2, columns: [2], target_columns: [1] },
    ],
    routines: [
      { ...routine, name: 'twice', arg_names: ['n'], arg_types: [{ name: 'integer', oid: 23 }] },
      { ...routine, name: 'title_length', arg_names: null, arg_types: [{ name: 'books', oid: 1_001 }] },
      { ...routine, name: 'nameless', arg_names: null, arg_types: [{ name: 'integer', oid: 23 }] },
      { ...routine, name: 'whole', arg_names: null, arg_types: [{ name: 'jsonb', oid: 3_802 }] },
    ],
    types: [
      { schema: 'pg_catalog', name: 'text' },
      { schema: 'pg_catalog', name: 'int4' },
    ],
  });
}

export function tableOf(cache: SchemaCache, name: string): Table {
  const found = cache.tables.get('public')?.get(name);
  if (found === undefined) throw new Error(`There is no table ${name}.`);
  return found;
}
