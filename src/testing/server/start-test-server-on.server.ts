import type { Engine } from '../../server/db/database.ts';
import { createDatabase, dropDatabase } from '../database/open-test-database.server.ts';
import { startTestServer, type TestServer } from './start-test-server.server.ts';

/** The whole server on the engine asked for, with a database of its own that goes with it. */
export async function startTestServerOn(
  engine: Engine,
  postgresUrl: string,
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const databaseUrl = engine === 'postgres' ? await createDatabase(postgresUrl) : undefined;
  const server = await startTestServer({
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...environment,
  });
  return {
    ...server,
    async close() {
      await server.close();
      if (databaseUrl !== undefined) await dropDatabase(postgresUrl, databaseUrl);
    },
  };
}
