/** How many letters must be changed, added or left out to make one text of the other. */
export function editDistance(one: string, other: string): number {
  let former = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const changed = (former[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(changed, (former[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    former = current;
  }
  return former[other.length] ?? 0;
}
