import { vectors } from '../knowledge/case-vectors.gen.ts';
import { markOf, vectorLength } from './sentence-mark.ts';

/** What a sentence means, in whole numbers, found by the sentence itself: one that was changed since has none. */
export function caseVectors(): (sentence: string) => Int8Array | undefined {
  const bytes = Uint8Array.from(atob(vectors.numbers), (letter) => letter.codePointAt(0) ?? 0);
  const all = new Int8Array(bytes.buffer);
  const places = new Map(vectors.marks.split(' ').map((mark, place) => [mark, place]));
  return (sentence) => {
    const place = places.get(markOf(sentence));
    return place === undefined ? undefined : all.subarray(place * vectorLength, (place + 1) * vectorLength);
  };
}
