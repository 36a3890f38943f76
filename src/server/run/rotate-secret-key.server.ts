import { prepareDataDirectory } from '../db/data-directory/prepare-data-directory.server.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.server.ts';
import { StartFault } from '../db/start-fault.server.ts';
import { migrationsDirectory, startImagePath } from '../package-root.server.ts';
import { makeKeyFile } from '../secrets/key-file.server.ts';
import { openSecrets, readSecretKeys } from '../secrets/open-secrets.server.ts';
import { forgetOldKeys, rotateKeyFile } from '../secrets/rotate-key-file.server.ts';
import { removeUnreadable } from '../secrets/seal-stored.server.ts';
import { readEnvironment } from '../settings/read-environment.server.ts';
import type { Settings } from '../settings/settings.server.ts';
import { runProcess } from './run-process.server.ts';

/**
 * A new key seals the secrets in the database from now on. With `--forget-old`, former keys are taken out of the key file;
 * with `--lost`, what was sealed with a key that is not here any more is removed.
 */
await runProcess(async () => {
  const settings = readEnvironment();
  const dataDirectory = prepareDataDirectory(settings.KORA_DATA_DIR);
  const { database } = await openDatabase({
    url: settings.DATABASE_URL,
    poolSize: 2,
    dataDirectory,
    migrationsDirectory: migrationsDirectory(),
    startImage: startImagePath(),
  });
  try {
    process.stdout.write(`${await change(settings, dataDirectory, database)}\n`);
  } finally {
    await database.close();
  }
  process.exit(0);
});

async function change(settings: Settings, dataDirectory: string, database: Database): Promise<string> {
  if (process.argv.includes('--lost')) {
    const keys = readSecretKeys(settings, dataDirectory) ?? makeKeyFile(dataDirectory);
    const removed = await removeUnreadable(
      database,
      keys.map(({ id }) => id),
    );
    return `Removed ${removed} secrets that no key opens. Everybody has to sign in again, and to add an authenticator app again.`;
  }
  if (settings.KORA_SECRET_KEY !== undefined)
    throw new StartFault(
      'The key comes from KORA_SECRET_KEY and is changed there: add the new key behind the old one with a comma and restart every server, put the new one first and restart them again, then take the old one out.',
      { exitCode: 78 },
    );
  await openSecrets(settings, dataDirectory, database);
  if (process.argv.includes('--forget-old')) {
    await forgetOldKeys(dataDirectory, database);
    return 'The key file holds the current key alone.';
  }
  const { id, resealed } = await rotateKeyFile(dataDirectory, database);
  const said = `Sealed ${resealed} secrets with the new key ${id}.`;
  if (database.engine === 'embedded') {
    await forgetOldKeys(dataDirectory, database);
    return said;
  }
  return `${said} Restart every server of this database with the new key file, then run "npm run rotate-secret-key -- --forget-old".`;
}
