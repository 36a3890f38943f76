import { type KeyRing, openKeyRing } from '../auth/key-ring.server.ts';
import { prepareDataDirectory } from '../db/data-directory/prepare-data-directory.server.ts';
import { openDatabase } from '../db/open-database.server.ts';
import { migrationsDirectory, startImagePath } from '../package-root.server.ts';
import { openSecrets } from '../secrets/open-secrets.server.ts';
import type { Settings } from '../settings/settings.server.ts';

/**
 * For a command that needs the keys and then ends. The embedded database belongs to one process: while a server runs
 * on it, opening refuses and says so, and the admin API of that server does the same (`/auth/v1/admin/keys`).
 */
export async function withKeyRing<T>(settings: Settings, work: (keys: KeyRing) => Promise<T>): Promise<T> {
  const dataDirectory = prepareDataDirectory(settings.KORA_DATA_DIR);
  const { database } = await openDatabase({
    url: settings.DATABASE_URL,
    poolSize: 2,
    dataDirectory,
    migrationsDirectory: migrationsDirectory(),
    startImage: startImagePath(),
  });
  try {
    return await work(await openKeyRing(database, await openSecrets(settings, dataDirectory, database)));
  } finally {
    await database.close();
  }
}
