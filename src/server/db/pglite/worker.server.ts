import { readlinkSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem, durableStartParams } from './durable-file-system.server.ts';
import { type InterruptPlace, TurnKeeper } from './interrupt.ts';
import { withSharedMemory } from './share-memory.ts';
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';

/**
 * The thread in which the embedded engine lives. A query blocks this thread and nothing else. The server stops one that
 * overstays through the memory that both share, and ends the thread when that does not help.
 */
const nothing = new Uint8Array(0);

function tell(message: FromWorker): void {
  parentPort?.postMessage(message, message.kind === 'answer' ? [message.bytes.buffer as ArrayBuffer] : []);
}

interface OpenedEngine {
  engine: PGlite;
  interrupt: InterruptPlace | undefined;
}

async function openEngine({ dataDirectory, code }: WorkerStart): Promise<OpenedEngine> {
  const startParams = durableStartParams(PGlite.defaultStartParams);
  if (code === undefined) {
    const engine = await PGlite.create({ fs: new DurableFileSystem(dataDirectory), startParams });
    return { engine, interrupt: undefined };
  }
  const memory = new WebAssembly.Memory({ initial: code.initial, maximum: code.maximum, shared: true });
  const engine = await PGlite.create({
    fs: new DurableFileSystem(dataDirectory, memory),
    startParams,
    pgliteWasmModule: code.module,
  });
  shareLibraries(engine, code.maximum);
  return { engine, interrupt: interruptPlace(engine, memory) };
}

const libraries = '/pglite/lib/postgresql';

/** Languages and dictionaries are loaded when they are first used, into the memory of the engine. */
function shareLibraries(engine: PGlite, maximum: number): void {
  const { FS } = engine.Module;
  for (const name of FS.readdir(libraries)) {
    if (!name.endsWith('.so')) continue;
    const path = `${libraries}/${name}`;
    FS.writeFile(path, withSharedMemory(FS.readFile(path), maximum).bytes);
  }
}

/** Where PostgreSQL's flags lie, as the engine tells it by their names. */
function interruptPlace(engine: PGlite, memory: WebAssembly.Memory): InterruptPlace {
  const { _InterruptPending: interruptPending, _QueryCancelPending: queryCancelPending } =
    engine.Module as unknown as { _InterruptPending?: number; _QueryCancelPending?: number };
  if (interruptPending === undefined || queryCancelPending === undefined)
    throw new Error(
      'The database engine does not tell where its flags are; its queries could not be stopped.',
    );
  return {
    memory: memory.buffer as unknown as SharedArrayBuffer,
    interruptPending,
    queryCancelPending,
    turn: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
  };
}

/** Only Linux tells; elsewhere the clock on the wall decides alone. */
function ownThread(): string | undefined {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}`;
  } catch {
    return undefined;
  }
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
  let opened: OpenedEngine;
  try {
    opened = await openEngine(workerData as WorkerStart);
  } catch (error) {
    tell(failure(error, undefined));
    return;
  }
  const { engine, interrupt } = opened;
  const turns = interrupt === undefined ? undefined : new TurnKeeper(interrupt);
  // One after the other: an `attach` must not overtake the frames before it.
  let last = Promise.resolve();
  parentPort?.on('message', (message: ToWorker) => {
    last = after(last, () => answer(engine, message, turns));
  });
  tell({ kind: 'ready', interrupt, thread: ownThread() });
}

async function after(before: Promise<void>, work: () => Promise<void>): Promise<void> {
  await before;
  await work();
}

async function answer(engine: PGlite, message: ToWorker, turns: TurnKeeper | undefined): Promise<void> {
  try {
    turns?.begin(message.id);
    const bytes = await handle(engine, message);
    turns?.end(message.id);
    tell({ kind: 'answer', id: message.id, bytes });
  } catch (error) {
    tell(failure(error, message.id));
  }
  if (message.kind === 'close') parentPort?.close();
}

await main();
