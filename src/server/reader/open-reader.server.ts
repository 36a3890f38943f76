import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createReader, type Reader } from '../../engine/reader/reader.ts';
import { readerDirectory } from '../package-root.server.ts';

/** The learned reader, or undefined where its files are missing or broken: descriptions are then read by rules alone. */
export type LazyReader = () => Promise<Reader | undefined>;

/** Nothing is loaded before somebody asks, and then once: the model takes half a second and some tens of MiB. */
export function openReader(log: Logger, directory: string = readerDirectory()): LazyReader {
  let opened: Promise<Reader | undefined> | undefined;

  async function load(): Promise<Reader | undefined> {
    try {
      const [wasm, weights] = await Promise.all([
        readFile(join(directory, 'kernel/encoder.wasm')),
        readFile(join(directory, 'model/reader.weights')),
      ]);
      return await createReader(wasm, weights);
    } catch (error) {
      log.warn(
        { err: error },
        `the learned reader is not used: its files in ${directory} are missing or broken. Install the server again`,
      );
      return undefined;
    }
  }

  return () => (opened ??= load());
}
