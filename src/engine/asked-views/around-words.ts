const reach = 45;

/** The words beside a place: further away, in a text without stops, they belong to something else. */
export function aroundWords(words: string, at: number): string {
  const start = Math.max(0, at - reach);
  const end = Math.min(words.length, at + reach);
  return words
    .slice(start, end)
    .replace(start === 0 ? /^/u : /^\S*\s/u, '')
    .replace(end === words.length ? /$/u : /\s\S*$/u, '')
    .trim();
}
