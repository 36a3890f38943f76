import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../src/testing/database/start-postgres.server.ts';
import { cleanUpAtExit } from '../lib/clean-up.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { type KoraClient, signInAsAdmin } from '../pipeline/kora-client.ts';
import { printedKeys } from '../wire/printed-keys.ts';
import { startServer } from '../wire/server-process.ts';
import { type CutLine, openLine } from './cut-line.ts';
import { type Findings, findFaults, type Round } from './findings.ts';
import { generate, noteEnd } from './generate.ts';
import { startWorker } from './worker-process.ts';

/** Generations come this far apart, and a worker lives this long before it is killed. */
const spacingMs = 1_500;
const lifeMs = { least: 2_000, more: 8_000 };
const outageMs = 4_000;

/** On PostgreSQL the operator says who the administrator is. */
const adminEmail = 'operator@bench.example';

/** Fewer than a job is tried: one that was hit every time would rightly be given up. */
const kills = 3;

/** A server without jobs and a worker, on PostgreSQL: the worker is killed, and the database goes away for a while. */
export async function clusterRounds(
  program: string,
  browser: string,
  counts: { readonly worker: number; readonly database: number },
): Promise<{ rounds: Round[]; found: Findings }> {
  const folder = temporaryFolder();
  const postgres = await startPostgres();
  const leave = cleanUpAtExit(() => void postgres.stop());
  const { hostname, port, username, pathname } = new URL(postgres.url);
  const line = await openLine({ host: hostname, port: Number(port) });
  const environment = {
    DATABASE_URL: `postgres://${username}@127.0.0.1:${line.port}${pathname}`,
    KORA_DATA_DIR: folder.path,
    LOG_LEVEL: 'fatal',
    AUTH_CONFIRM_EMAIL: 'false',
    ADMIN_EMAIL: adminEmail,
    CHROMIUM_PATH: browser,
  };
  const { secret } = await printedKeys(program, folder.path, environment);
  const server = await startServer({
    name: 'kora',
    parts: [program],
    folder: folder.path,
    environment: { ...environment, PORT: '0', RUN_JOBS: 'false' },
  });
  const workerProgram = join(dirname(program), 'work.js');
  let killWorker = await startWorker(workerProgram, folder.path, environment);
  const client = await signInAsAdmin(`http://127.0.0.1:${server.port}`, adminEmail, secret);
  const rounds = await killedWorkers(client, counts.worker, async () => {
    await killWorker();
    killWorker = await startWorker(workerProgram, folder.path, environment);
  });
  for (let index = 0; index < counts.database; index += 1)
    rounds.push(await withoutDatabase(client, line, index));
  const found = await findFaults(client, rounds);
  await killWorker();
  await server.stop();
  line.close();
  leave();
  await postgres.stop();
  folder.remove();
  return { rounds, found };
}

async function killedWorkers(
  client: KoraClient,
  count: number,
  killOne: () => Promise<void>,
): Promise<Round[]> {
  const started = performance.now();
  const generations = Array.from({ length: count }, async (_, index): Promise<Round> => {
    await sleep(index * spacingMs);
    const ended = await generate(client, `worker-${index}`, index);
    noteEnd(ended);
    return { fault: 'worker', afterMs: Math.round(performance.now() - started), hit: true, ended };
  });
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(lifeMs.least + Math.random() * lifeMs.more);
    await killOne();
  }
  return Promise.all(generations);
}

async function withoutDatabase(client: KoraClient, line: CutLine, index: number): Promise<Round> {
  const afterMs = Math.round(Math.random() * 2_000);
  const result = generate(client, `database-${index}`, index);
  await sleep(afterMs);
  line.cut();
  await sleep(outageMs);
  line.mend();
  const ended = await result;
  noteEnd(ended);
  return { fault: 'database', afterMs, hit: true, ended };
}
