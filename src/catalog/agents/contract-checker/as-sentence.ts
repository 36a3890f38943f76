/** A proposed wording may be a part of a sentence; in a letter it stands alone. */
export function asSentence(text: string): string {
  const first = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  return /[.?]$/.test(first) ? first : `${first}.`;
}
