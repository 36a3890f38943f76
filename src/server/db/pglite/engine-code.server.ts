import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withSharedMemory } from './share-memory.ts';
import type { EngineCode } from './worker-messages.ts';

let compiled: Promise<EngineCode> | undefined;

/** Once in a process: a thread that has to be started again finds it ready. */
export function engineCode(): Promise<EngineCode> {
  return (compiled ??= compile());
}

async function compile(): Promise<EngineCode> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const { bytes, initial, maximum } = withSharedMemory(await readFile(join(folder, 'pglite.wasm')));
  return { module: await WebAssembly.compile(bytes), initial, maximum };
}
