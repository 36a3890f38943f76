import { shippedIndexPath } from '../../../../ask/passages/shipped-index.ts';

const keptIn = 'ask-index';
const patienceMs = 5_000;

/**
 * A file of the index. Those whose names carry a hash are kept by the worker of the site; the one that says their names is
 * asked for anew, and kept here for when the server is away.
 */
export async function readIndexFile(path: string): Promise<Uint8Array> {
  return path === shippedIndexPath ? readNames(path) : bytesOf(await fetch(path), path);
}

async function readNames(path: string): Promise<Uint8Array> {
  const kept = typeof caches === 'undefined' ? undefined : await caches.open(keptIn).catch(() => undefined);
  try {
    const answer = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(patienceMs) });
    const copy = answer.clone();
    const bytes = await bytesOf(answer, path);
    // A full disk keeps nothing; the answer is here all the same.
    await kept?.put(path, copy).catch(() => undefined);
    return bytes;
  } catch (error) {
    const before = await kept?.match(path);
    if (before === undefined) throw error;
    return bytesOf(before, path);
  }
}

async function bytesOf(answer: Response, path: string): Promise<Uint8Array> {
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
