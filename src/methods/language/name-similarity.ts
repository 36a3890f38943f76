const prefixWeight = 0.1;
const longestPrefix = 4;

/**
 * Jaro, Advances in record-linkage methodology, Journal of the American Statistical Association 84, 1989: 1 for the same, 0
 * for nothing in common. Letters agree when they stand no farther apart than half of the longer word less one.
 */
export function jaro(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1;
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Uint8Array(other.length);
  const mine: number[] = [];
  for (let index = 0; index < one.length; index += 1) {
    const letter = one.charCodeAt(index);
    const end = Math.min(other.length, index + reach + 1);
    for (let at = Math.max(0, index - reach); at < end; at += 1) {
      if (taken[at] === 1 || other.charCodeAt(at) !== letter) continue;
      taken[at] = 1;
      mine.push(letter);
      break;
    }
  }
  const common = mine.length;
  if (common === 0) return 0;
  let next = 0;
  let swapped = 0;
  for (let at = 0; at < other.length; at += 1) {
    if (taken[at] !== 1) continue;
    if (other.charCodeAt(at) !== mine[next]) swapped += 0.5;
    next += 1;
  }
  return (common / one.length + common / other.length + (common - swapped) / common) / 3;
}

/** Winkler, String comparator metrics and enhanced decision rules, 1990: words that begin alike are closer. */
export function jaroWinkler(one: string, other: string): number {
  const plain = jaro(one, other);
  let prefix = 0;
  while (prefix < longestPrefix && prefix < one.length && one[prefix] === other[prefix]) prefix += 1;
  return plain + prefix * prefixWeight * (1 - plain);
}

/**
 * Letters to add, leave out, change or swap with their neighbour (Damerau 1964), none of them touched twice: the optimal
 * string alignment distance.
 */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (here[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
      );
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      here.push(least);
    }
    before = last;
    last = here;
  }
  return last[other.length] ?? 0;
}
