import type { Column, SchemaCache } from './schema-cache/schema-cache.ts';

/** A small OpenAPI document: the tables with their columns, and the functions. */
export function describeSchema(cache: SchemaCache, schema: string): unknown {
  const tables = [...(cache.tables.get(schema)?.values() ?? [])];
  const routines = [...(cache.functions.get(schema)?.keys() ?? [])];
  const answers = { responses: { '200': { description: 'OK' } } };
  return {
    swagger: '2.0',
    info: { title: 'Data API', version: '13.0' },
    basePath: '/rest/v1',
    schemes: ['http', 'https'],
    consumes: ['application/json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: Object.fromEntries([
      ...tables.map(({ name }) => [
        `/${name}`,
        { get: answers, post: answers, patch: answers, delete: answers },
      ]),
      ...routines.map((name) => [`/rpc/${name}`, { post: answers }]),
    ]),
    definitions: Object.fromEntries(
      tables.map(({ name, columns, primaryKey }) => [
        name,
        {
          type: 'object',
          required: [...columns.values()]
            .filter(({ nullable, defaultSql }) => !nullable && defaultSql === undefined)
            .map((column) => column.name),
          properties: Object.fromEntries(
            [...columns.values()].map((column) => [
              column.name,
              {
                ...jsonType(column),
                format: column.type,
                ...(primaryKey.includes(column.name) ? { description: 'Primary key' } : {}),
              },
            ]),
          ),
        },
      ]),
    ),
  };
}

const types: Readonly<Record<string, string>> = {
  smallint: 'integer',
  integer: 'integer',
  bigint: 'integer',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
};

function jsonType({ baseType }: Column): { type?: string; items?: object } {
  if (baseType.endsWith('[]'))
    return { type: 'array', items: { type: types[baseType.slice(0, -2)] ?? 'string' } };
  if (baseType === 'json' || baseType === 'jsonb') return {};
  return { type: types[baseType] ?? 'string' };
}
