/** “stalls, orders and reports”. */
export function joinWords(words: readonly string[]): string {
  const before = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  return before.length === 0 ? last : `${before.join(', ')} and ${last}`;
}
