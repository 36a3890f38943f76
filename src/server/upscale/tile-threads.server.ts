import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../start-thread.server.ts';
import type { EnlargedTile, Tile } from './tile-thread.server.ts';

/** Each holds a network and the memory that it works in. */
const mostThreads = 4;

/** Beside the bundle when the server runs from it, else the source. */
function entry(): URL {
  const bundled = new URL('./upscale-thread.js', import.meta.url);
  return existsSync(bundled) ? bundled : new URL('./tile-thread.server.ts', import.meta.url);
}

/** Enlarges pieces side by side; `done` is called with each as it comes. */
export function openTileThreads(): (
  tiles: Iterable<Tile>,
  done: (made: EnlargedTile) => void,
) => Promise<void> {
  const threads = Array.from({ length: Math.min(availableParallelism(), mostThreads) }, () =>
    startThread(entry()),
  );
  return async (tiles, done) => {
    const line = tiles[Symbol.iterator]();
    await Promise.all(
      threads.map(async (thread) => {
        for (let next = line.next(); next.done !== true; next = line.next())
          done(await ask(thread, next.value));
      }),
    );
  };
}

function ask(thread: Worker, tile: Tile): Promise<EnlargedTile> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('message', (made: EnlargedTile) => {
      thread.off('error', reject);
      resolve(made);
    });
    thread.postMessage(tile, [tile.dots.buffer as ArrayBuffer]);
  });
}
