import { createReader } from '../../src/engine/reader/reader.ts';
import type { Reading } from '../../src/engine/reader/reading.ts';
import { timeReadings } from './time-readings.ts';

export interface ReadInPage {
  readonly reading: Reading;
  readonly vector: readonly number[];
}

/** What runs in the page of a browser: the same reader from the same files, fetched over loopback. */
export interface ReaderPage {
  loadMs: number;
  firstMs: number;
  read(texts: readonly string[]): ReadInPage[];
  time(texts: readonly string[], rounds: number): number[];
}

async function bytes(path: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(path)).arrayBuffer());
}

async function open(): Promise<ReaderPage> {
  const [wasm, weights] = await Promise.all([bytes('/encoder.wasm'), bytes('/reader.weights')]);
  const started = performance.now();
  const reader = await createReader(wasm, weights);
  const loaded = performance.now();
  reader.read('A list of books');
  return {
    loadMs: loaded - started,
    firstMs: performance.now() - loaded,
    read: (texts) =>
      texts.map((text) => {
        const { reading, vector } = reader.readWithVector(text);
        return { reading, vector: [...vector] };
      }),
    time: (texts, rounds) => timeReadings(reader, texts, rounds),
  };
}

Object.assign(globalThis, { readerPage: open() });
