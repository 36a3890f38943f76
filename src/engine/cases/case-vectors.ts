import { vectors } from '../knowledge/case-vectors.gen.ts';
import { markOf, vectorLength } from './sentence-mark.ts';

/** What a sentence means, in whole numbers, found by the sentence itself: one that was changed since has none. */
export function caseVectors(): (sentence: string) => Int8Array | undefined {
  const letters = atob(vectors.numbers);
  const all = new Int8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) all[at] = letters.charCodeAt(at);
  const places = new Map(vectors.marks.split(' ').map((mark, place) => [mark, place]));
  return (sentence) => {
    const place = places.get(markOf(sentence));
    return place === undefined ? undefined : all.subarray(place * vectorLength, (place + 1) * vectorLength);
  };
}
