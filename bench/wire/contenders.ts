import { join } from 'node:path';
import type { Engine } from '../../src/server/db/database.ts';
import { createDatabase } from '../../src/testing/database/open-test-database.server.ts';
import { startPostgres } from '../../src/testing/database/start-postgres.server.ts';
import { freePort } from '../../src/testing/free-port.server.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import type { InstalledPeer } from './install-peer.ts';
import { type InstallationKeys, printedKeys } from './printed-keys.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export type ContenderName = 'kora' | 'before' | 'lite';

/** A server with an empty database of its own. */
export interface Contender {
  readonly name: ContenderName;
  readonly server: ServerProcess;
  readonly keys: InstallationKeys;
  /** The database's address, when it is PostgreSQL. */
  readonly databaseUrl: string | undefined;
  close(): Promise<void>;
}

const liteKeys: InstallationKeys = {
  publishable: 'sb_publishable_of_the_benchmark',
  secret: 'sb_secret_of_the_benchmark',
};

interface Place {
  readonly folder: string;
  readonly serverUrl: string | undefined;
}

/** Each has a PostgreSQL of its own with the same settings: they want the same roles, with other rights. */
async function openContender(
  name: ContenderName,
  engine: Engine,
  start: (place: Place) => Promise<Pick<Contender, 'server' | 'keys' | 'databaseUrl'>>,
): Promise<Contender> {
  const folder = temporaryFolder();
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  async function release(): Promise<void> {
    await postgres?.stop();
    folder.remove();
  }
  try {
    const started = await start({ folder: folder.path, serverUrl: postgres?.url });
    return {
      name,
      ...started,
      async close() {
        await started.server.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

export function openKora(
  engine: Engine,
  program: string,
  name: Exclude<ContenderName, 'lite'> = 'kora',
): Promise<Contender> {
  return openContender(name, engine, async ({ folder, serverUrl }) => {
    const databaseUrl = serverUrl === undefined ? undefined : await createDatabase(serverUrl);
    const environment = {
      // Keys of earlier commits hold for one address.
      PORT: String(await freePort()),
      KORA_DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
      AUTH_CONFIRM_EMAIL: 'false',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    };
    const keys = await printedKeys(program, folder, environment);
    const server = await startServer({ name: 'Kora', parts: [program], folder, environment });
    return { server, keys, databaseUrl };
  });
}

/** As the superuser, because it makes a role that passes row security. */
export function openLite(engine: Engine, peer: InstalledPeer): Promise<Contender> {
  return openContender('lite', engine, async ({ folder, serverUrl }) => ({
    server: await startServer({
      name: '@supabase/lite',
      parts: [peer.host, serverUrl ?? join(folder, 'database'), liteKeys.publishable, liteKeys.secret],
      folder: peer.folder,
      environment: {},
    }),
    keys: liteKeys,
    databaseUrl: serverUrl,
  }));
}
