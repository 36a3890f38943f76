import { randomUUID } from 'node:crypto';
import { readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Tx } from '../../src/server/db/database.ts';
import { openDatabase } from '../../src/server/db/open-database.server.ts';
import { migrationsDirectory, startImagePath } from '../../src/server/package-root.server.ts';
import type { CheckerOptions, Finding } from './check-database.ts';
import { appInsert, buildInsert, newPair, ownerInsert, queuedMark } from './pairs.ts';

/** Opens a database after a crash, in a process of its own because a broken one may take the process with it. */
async function examine(options: CheckerOptions, acknowledged: readonly string[]): Promise<Finding> {
  const from = performance.now();
  const { database } = await openDatabase({
    url: undefined,
    poolSize: 1,
    dataDirectory: options.dataDirectory,
    migrationsDirectory: migrationsDirectory(),
    startImage: startImagePath(),
  });
  const openMs = Math.round(performance.now() - from);
  const lock = JSON.parse(readFileSync(join(options.dataDirectory, 'kora.lock'), 'utf8')) as { pid: number };
  const finding: Finding = {
    opened: true,
    openMs,
    lockIsOurs: lock.pid === process.pid,
    ...(await database.tx('service_role', {}, (tx) => readPairs(tx, acknowledged))),
    withoutJob: await countWithoutJob(database),
    writesAgain: await writeOnce(database),
  };
  if (options.close) await database.close();
  return finding;
}

async function readPairs(tx: Tx, acknowledged: readonly string[]) {
  const number = async (text: string) => (await tx.query<{ n: number }>(text)).rows[0]?.n ?? Number.NaN;
  const { rows } = await tx.query<{ id: string }>('select id from public.apps');
  const present = new Set(rows.map((row) => row.id));
  const damaged = await number(
    'select count(*) as n from public.apps where md5(description) is distinct from app_name',
  );
  const halves = await number(
    'select count(*) as n from public.apps full join public.builds on builds.app_id = apps.id where apps.id is null or builds.id is null',
  );
  // The same rows by way of the table and by way of each index: a torn index counts differently.
  await tx.query('set local enable_indexscan = off');
  await tx.query('set local enable_indexonlyscan = off');
  await tx.query('set local enable_bitmapscan = off');
  const byTable = await number('select count(*) as n from public.apps where user_id is not null');
  await tx.query('set local enable_indexscan = on');
  await tx.query('set local enable_indexonlyscan = on');
  await tx.query('set local enable_seqscan = off');
  const byKey = await number('select count(*) as n from (select id from public.apps order by id) as ordered');
  const byOwner = await number(
    'select count(*) as n from (select user_id from public.apps order by user_id, created_at desc) as ordered',
  );
  return {
    rows: present.size,
    lost: acknowledged.filter((id) => !present.has(id)).length,
    halves,
    damaged: damaged + Math.abs(byTable - byKey) + Math.abs(byTable - byOwner),
  };
}

/** Pairs that were saved together with a job, without that job: it waits, runs, or is in the archive. */
async function countWithoutJob(database: Database): Promise<number> {
  const { rows: marked } = await database.tx('service_role', {}, (tx) =>
    tx.query<{ id: string }>('select id from public.apps where preview_url = $1', [queuedMark]),
  );
  if (marked.length === 0) return 0;
  const { rows: sent } = await database.queueScript(
    "select data->>'subject' as subject from pgboss.job union select data->>'subject' from pgboss.archive",
  );
  const subjects = new Set(sent.map((row) => row['subject']));
  return marked.filter((row) => !subjects.has(row.id)).length;
}

async function writeOnce(database: Database): Promise<boolean> {
  const owner = randomUUID();
  const { id, body } = newPair(100);
  await database.tx('service_role', {}, async (tx) => {
    await tx.query(ownerInsert, [owner, `${owner}@kora.example`]);
    await tx.query(appInsert, [id, owner, body, null]);
    await tx.query(buildInsert, [id]);
  });
  const answer = await database.tx('service_role', {}, (tx) =>
    tx.query('select 1 from public.apps where id = $1', [id]),
  );
  return answer.rows.length === 1;
}

const options = JSON.parse(process.argv[2] ?? '{}') as CheckerOptions;
const acknowledged = JSON.parse(readFileSync(0, 'utf8')) as string[];
const finding = await examine(options, acknowledged).catch(
  (error: unknown): Finding => ({
    opened: false,
    error: error instanceof Error ? error.message : String(error),
  }),
);
writeSync(1, JSON.stringify(finding));
// Left open on purpose every other time: the next one to open it then finds it as after another crash.
process.kill(process.pid, 'SIGKILL');
