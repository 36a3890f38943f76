import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this test run, as a superuser; tests make databases of their own in it. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for the run, or uses the one that TEST_DATABASE_URL names. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
