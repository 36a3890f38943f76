import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Schema } from './tables.gen.ts';

/**
 * Builds typed SQL and runs nothing: a query is handed to a transaction (`tx.all(queries.selectFrom('apps')…)`),
 * so no statement can run outside of a role.
 */
export const queries = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
