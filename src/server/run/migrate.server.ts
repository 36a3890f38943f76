import { prepareDataDirectory } from '../db/data-directory/prepare-data-directory.server.ts';
import { openDatabase } from '../db/open-database.server.ts';
import { migrationsDirectory, startImagePath } from '../package-root.server.ts';
import { readEnvironment } from '../settings/read-environment.server.ts';
import { runProcess } from './run-process.server.ts';

/** Brings the database forward and ends: for a deployment that does this before its servers start. */
await runProcess(async () => {
  const settings = readEnvironment();
  const { database, applied } = await openDatabase({
    url: settings.DATABASE_URL,
    poolSize: 2,
    dataDirectory: prepareDataDirectory(settings.KORA_DATA_DIR),
    migrationsDirectory: migrationsDirectory(),
    startImage: startImagePath(),
  });
  await database.close();
  process.stdout.write(
    applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`,
  );
  process.exit(0);
});
