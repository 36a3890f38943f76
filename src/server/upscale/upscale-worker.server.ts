import { limits } from '../../kernel/limits.ts';
import { enlargePixels } from './enlarge-pixels.ts';
import { decodePicture, encodePicture } from './picture-codecs.server.ts';
import type { Pixels } from './plan-tiles.ts';
import { openTileThreads } from './tile-threads.server.ts';
import type { UpscaleAnswer, UpscaleRequest } from './upscale-messages.ts';

/**
 * The process in which pictures are enlarged. It reads files of strangers and works for seconds at a time: it can be ended
 * at any moment, and the server goes first when both want a processor.
 */
let runTiles: ReturnType<typeof openTileThreads> | undefined;

async function answer({ bytes, head }: UpscaleRequest): Promise<UpscaleAnswer> {
  let picture: Pixels;
  try {
    picture = await decodePicture(bytes, head);
  } catch {
    return { kind: 'damaged' };
  }
  try {
    runTiles ??= openTileThreads();
    const large = await enlargePixels(picture, limits.pictures.scale, runTiles);
    return { kind: 'done', image: await encodePicture(large) };
  } catch (error) {
    return {
      kind: 'broken',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

process.on('message', (request: UpscaleRequest) => {
  void answer(request).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
