import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { applyMigrations } from '../db/migrate/apply-migrations.server.ts';
import { readMigrations } from '../db/migrate/read-migrations.server.ts';
import { openPglite } from '../db/pglite/open-pglite.server.ts';
import { migrationsDirectory, startImagePath } from '../package-root.server.ts';

/**
 * Making an empty database takes seconds, unpacking one does not. The image holds a database with today's
 * migrations and no data; one that is older than the code is brought forward like any other database.
 */
const directory = mkdtempSync(join(tmpdir(), 'kora-start-image-'));
try {
  const database = join(directory, 'database');
  const engine = await openPglite({ dataDirectory: database });
  const owner = await engine.openOwner();
  await applyMigrations(owner, readMigrations(migrationsDirectory()));
  await owner.close();
  // Closed in order: whoever unpacks it finds a database that nothing has to be repaired in.
  await engine.close();
  const draft = `${startImagePath()}.${process.pid}`;
  create({ file: draft, cwd: database, gzip: true, portable: true, sync: true }, readdirSync(database));
  renameSync(draft, startImagePath());
} finally {
  rmSync(directory, { recursive: true, force: true });
}
