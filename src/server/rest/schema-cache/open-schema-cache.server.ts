import { limits } from '../../../kernel/limits.ts';
import type { Database } from '../../db/database.ts';
import { buildSchemaCache } from './build-schema-cache.ts';
import {
  type CatalogueKey,
  type CatalogueRoutine,
  type CatalogueTable,
  type CatalogueType,
  foreignKeysQuery,
  routinesQuery,
  tablesQuery,
  typesQuery,
} from './catalogue-queries.ts';
import type { SchemaCache } from './schema-cache.ts';

export interface SchemaCacheHolder {
  current(): Promise<SchemaCache>;
  reload(): Promise<SchemaCache>;
  /** After a miss: a newer cache, or undefined when this one is too young to be doubted. */
  renewed(doubted: SchemaCache): Promise<SchemaCache | undefined>;
}

/** Reads the catalogue at first use; requests that come meanwhile wait for the same reading. */
export function openSchemaCache(
  database: Database,
  schemas: readonly string[],
  now: () => number = Date.now,
): SchemaCacheHolder {
  let reading: Promise<SchemaCache> | undefined;
  let readAt = 0;

  function reload(): Promise<SchemaCache> {
    readAt = now();
    const started = readCatalogue(database, schemas);
    reading = started;
    started.catch(() => {
      if (reading === started) reading = undefined;
    });
    return started;
  }

  const current = () => reading ?? reload();

  return {
    current,
    reload,
    async renewed(doubted) {
      const held = current();
      const known = await held;
      if (known !== doubted) return known;
      // Another request that missed something has begun to read it meanwhile.
      if (reading !== held) return current();
      return now() - readAt < limits.rest.catalogueReloadMs ? undefined : reload();
    },
  };
}

async function readCatalogue(database: Database, schemas: readonly string[]): Promise<SchemaCache> {
  return database.tx(
    'anon',
    {},
    async (tx) => {
      const list = [[...schemas]];
      const [tables, keys, routines, types] = await Promise.all([
        tx.query<CatalogueTable>(tablesQuery, list),
        tx.query<CatalogueKey>(foreignKeysQuery),
        tx.query<CatalogueRoutine>(routinesQuery, list),
        tx.query<CatalogueType>(typesQuery, list),
      ]);
      return buildSchemaCache({
        schemas,
        tables: tables.rows,
        keys: keys.rows,
        routines: routines.rows,
        types: types.rows,
      });
    },
    { readOnly: true },
  );
}
