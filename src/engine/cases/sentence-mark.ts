/** Numbers of the vector of a sentence. */
export const vectorLength = 128;

/** A short mark of a sentence (FNV-1a over its letters). */
export function markOf(sentence: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < sentence.length; index += 1)
    hash = Math.imul(hash ^ sentence.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
