import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vectorLength } from '../../src/engine/cases/sentence-mark.ts';

/** What each text means to a reader that learned without one part of the texts, as `training/same_case.py` wrote it. */
export function vectorsApart(
  folder: string,
  part: number,
  texts: readonly { readonly text: string }[],
): (text: string) => Int8Array | undefined {
  const bytes = readFileSync(join(folder, `vectors-${part}.bin`));
  if (bytes.length !== texts.length * vectorLength)
    throw new Error(
      `vectors-${part}.bin holds ${bytes.length / vectorLength} vectors, but there are ${texts.length} texts: write them again.`,
    );
  const all = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const places = new Map(texts.map(({ text }, place) => [text, place]));
  return (text) => {
    const place = places.get(text);
    return place === undefined ? undefined : all.subarray(place * vectorLength, (place + 1) * vectorLength);
  };
}
