import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Tx } from '../../src/server/db/database.ts';
import { openDatabase } from '../../src/server/db/open-database.server.ts';
import { startServer } from '../../src/server/http/start-server.server.ts';
import { job as sendMail } from '../../src/server/jobs/send-mail/job.ts';
import { migrationsDirectory, startImagePath } from '../../src/server/package-root.server.ts';
import { openServices } from '../../src/server/run/open-services.server.ts';
import { readSettings } from '../../src/server/settings/read-settings.server.ts';
import { appInsert, buildInsert, newPair, ownerInsert, type Pair, queuedMark } from './pairs.ts';
import type { WriterOptions } from './writer-process.ts';

/**
 * A process to be killed: writes pairs from several clients at once and says `ack <id>` only after the commit of that
 * pair was answered. Straight to the descriptor, so that nothing waits in a buffer of this process.
 */
type Save = (owner: string, pair: Pair) => Promise<void>;

function say(line: string): void {
  writeSync(1, `${line}\n`);
}

async function savePair(tx: Tx, owner: string, { id, body }: Pair, mark: string | null): Promise<void> {
  await tx.query(appInsert, [id, owner, body, mark]);
  await tx.query(buildInsert, [id]);
}

async function throughPort(dataDirectory: string, owner: string): Promise<Save> {
  const { database } = await openDatabase({
    url: undefined,
    poolSize: 1,
    dataDirectory,
    migrationsDirectory: migrationsDirectory(),
    startImage: startImagePath(),
  });
  await database.tx('service_role', {}, (tx) => tx.query(ownerInsert, [owner, `${owner}@kora.example`]));
  return (by, pair) => database.tx('service_role', {}, (tx) => savePair(tx, by, pair, null));
}

/** The whole server with its queue at work: each pair's transaction also sends a job. */
async function insideServer(dataDirectory: string, owner: string): Promise<Save> {
  const settings = readSettings({ KORA_DATA_DIR: dataDirectory, PORT: '0', LOG_LEVEL: 'silent' });
  const { services } = await openServices(settings);
  await services.queue.work();
  const server = await startServer(services);
  say(`url ${server.url}`);
  const { database, queue } = services;
  await database.tx('service_role', {}, (tx) => tx.query(ownerInsert, [owner, `${owner}@kora.example`]));
  return (by, pair) =>
    database.tx('service_role', {}, async (tx) => {
      await savePair(tx, by, pair, queuedMark);
      await queue.send(sendMail, { to: 'ada@kora.example', subject: pair.id, text: 'Hello' }, { tx });
    });
}

/** The engine as it is shipped, without fsync: what the power cut must be able to break. */
async function withoutFsync(dataDirectory: string, owner: string): Promise<Save> {
  const engine = await PGlite.create({ fs: new NodeFS(join(dataDirectory, 'database')) });
  await engine.query(ownerInsert, [owner, `${owner}@kora.example`]);
  return (by, { id, body }) =>
    engine.transaction(async (tx) => {
      await tx.query(appInsert, [id, by, body, null]);
      await tx.query(buildInsert, [id]);
    });
}

async function client(save: Save, owner: string, options: WriterOptions): Promise<void> {
  for (;;) {
    const pair = newPair(options.bodyLength);
    const began = process.hrtime.bigint();
    try {
      await save(owner, pair);
      say(`ack ${pair.id} ${began}`);
    } catch (error) {
      say(`fail ${describe(error)}`);
      await sleep(100);
    }
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${code === undefined ? '' : `${code}: `}${error.message}${cause}`
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);
}

const options = JSON.parse(process.argv[2] ?? '{}') as WriterOptions;
const owner = randomUUID();
const modes = { port: throughPort, server: insideServer, 'no-fsync': withoutFsync };
const save = await modes[options.mode](options.dataDirectory, owner);
say('ready');
await Promise.all(Array.from({ length: options.clients }, () => client(save, owner, options)));
