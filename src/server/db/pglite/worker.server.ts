import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem, durableStartParams } from './durable-file-system.server.ts';
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';

/**
 * The thread in which the embedded engine lives. A query blocks this thread and nothing else, and the server
 * ends the thread when a query overstays: that is the only way to stop one in this engine.
 */
const nothing = new Uint8Array(0);

function tell(message: FromWorker): void {
  parentPort?.postMessage(message, message.kind === 'answer' ? [message.bytes.buffer as ArrayBuffer] : []);
}

async function openEngine({ dataDirectory }: WorkerStart): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFileSystem(dataDirectory),
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
}

/** A new client finds a clean session: no open transaction, no setting, no statement of the one before. */
async function attach(engine: PGlite, as: 'owner' | 'gateway'): Promise<Uint8Array> {
  await engine.exec('rollback');
  await engine.exec('set session authorization postgres');
  await engine.exec('discard all');
  if (as === 'gateway') await engine.exec('set session authorization kora_gateway');
  return nothing;
}

/** The bytes as the engine gives them; its other ways of executing read every answer once for themselves. */
async function execute(engine: PGlite, bytes: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  await engine.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (part) => parts.push(part.slice()),
  });
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : new Uint8Array(Buffer.concat(parts));
}

const readyForQuery = [0x5a, 0, 0, 0, 5];

/** Every answer ends with "ready"; one that does not is the last word of an engine that has panicked. */
function whole(bytes: Uint8Array): Uint8Array {
  const end = bytes.length - readyForQuery.length - 1;
  if (end >= 0 && readyForQuery.every((byte, index) => bytes[end + index] === byte)) return bytes;
  throw new Error('The database engine stopped in the middle of an answer; the disk may be full.');
}

async function handle(engine: PGlite, message: ToWorker): Promise<Uint8Array> {
  switch (message.kind) {
    case 'attach':
      return attach(engine, message.as);
    case 'frames':
      return whole(await execute(engine, message.bytes));
    case 'close':
      await engine.close();
      return nothing;
  }
}

function failure(error: unknown, id: number | undefined): FromWorker {
  const known = error instanceof Error ? error : new Error(String(error));
  return { kind: 'failed', id, message: known.message, code: (known as NodeJS.ErrnoException).code };
}

async function main(): Promise<void> {
  let engine: PGlite;
  try {
    engine = await openEngine(workerData as WorkerStart);
  } catch (error) {
    tell(failure(error, undefined));
    return;
  }
  // One after the other: an `attach` must not overtake the frames before it.
  let last = Promise.resolve();
  parentPort?.on('message', (message: ToWorker) => {
    last = after(last, () => answer(engine, message));
  });
  tell({ kind: 'ready' });
}

async function after(before: Promise<void>, work: () => Promise<void>): Promise<void> {
  await before;
  await work();
}

async function answer(engine: PGlite, message: ToWorker): Promise<void> {
  try {
    tell({ kind: 'answer', id: message.id, bytes: await handle(engine, message) });
  } catch (error) {
    tell(failure(error, message.id));
  }
  if (message.kind === 'close') parentPort?.close();
}

await main();
