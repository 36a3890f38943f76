/** The known name that looks most like the one given, when they share enough pairs of letters. */
export function closestName(given: string, known: Iterable<string>): string | undefined {
  const wanted = pairsOf(given);
  let best: string | undefined;
  let bestScore = 0.5;
  for (const name of known) {
    const pairs = pairsOf(name);
    let shared = 0;
    for (const pair of wanted) if (pairs.has(pair)) shared++;
    const score = (2 * shared) / (wanted.size + pairs.size);
    if (score > bestScore) {
      best = name;
      bestScore = score;
    }
  }
  return best;
}

function pairsOf(name: string): Set<string> {
  const padded = `-${name.slice(0, 100).toLowerCase()}-`;
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < padded.length; at++) pairs.add(padded.slice(at, at + 2));
  return pairs;
}
