import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const engine = await openPglite({ dataDirectory: join(directory, 'database') });
  const owner = await engine.openOwner();
  await applyMigrations(owner, readMigrations(migrationsDirectory()));
  await owner.query('checkpoint');
  await owner.close();
  const image = await engine.dump();
  await engine.close();
  const draft = `${startImagePath()}.${process.pid}`;
  writeFileSync(draft, image);
  renameSync(draft, startImagePath());
} finally {
  rmSync(directory, { recursive: true, force: true });
}
