/** The sequence of tags with the highest sum of scores, tags by words and transitions between neighbours. */
export function bestChain(
  scores: Float32Array,
  tags: number,
  transitions: Float32Array,
  starts: Float32Array,
): number[] {
  const words = scores.length / tags;
  if (words === 0) return [];
  const back = new Uint8Array(words * tags);
  let before = Float64Array.from({ length: tags }, (_, tag) => (starts[tag] ?? 0) + (scores[tag] ?? 0));
  for (let word = 1; word < words; word += 1) {
    const now = new Float64Array(tags);
    for (let tag = 0; tag < tags; tag += 1) {
      let best = Number.NEGATIVE_INFINITY;
      for (let from = 0; from < tags; from += 1) {
        const sum = (before[from] ?? 0) + (transitions[from * tags + tag] ?? 0);
        if (sum > best) {
          best = sum;
          back[word * tags + tag] = from;
        }
      }
      now[tag] = best + (scores[word * tags + tag] ?? 0);
    }
    before = now;
  }
  let tag = before.indexOf(Math.max(...before));
  const path = [tag];
  for (let word = words - 1; word > 0; word -= 1) {
    tag = back[word * tags + tag] ?? 0;
    path.push(tag);
  }
  return path.toReversed();
}
