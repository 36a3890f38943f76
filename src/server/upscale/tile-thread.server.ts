import { parentPort } from 'node:worker_threads';
import { limits } from '../../kernel/limits.ts';
import { backProject } from './back-project.ts';
import { openNetwork } from './network.server.ts';

/** A piece of a picture: red, green and blue of each dot, row by row. */
export interface Tile {
  readonly id: number;
  readonly dots: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface EnlargedTile {
  readonly id: number;
  readonly dots: Uint8ClampedArray;
}

/** More rounds make strokes darker than they were. */
const correctionRounds = 4;

/** The thread that enlarges one piece after the other; there are as many as processors. */
const network = openNetwork();

async function enlarge({ id, dots, width, height }: Tile): Promise<EnlargedTile> {
  const small = Float32Array.from(dots);
  const large = await (await network).enlarge(small, width, height);
  backProject(small, large, { width, height, scale: limits.pictures.scale }, correctionRounds);
  return { id, dots: Uint8ClampedArray.from(large) };
}

parentPort?.on('message', (tile: Tile) => {
  void enlarge(tile).then((made) => parentPort?.postMessage(made, [made.dots.buffer as ArrayBuffer]));
});
