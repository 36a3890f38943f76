/**
 * Words in lower case with the capitals that the text gives them: of “a theatre in Bristol” the town. A capital at the
 * beginning of a sentence says nothing.
 */
export function asTyped(words: string, text: string): string {
  const typed = capitalsOf(text);
  return words.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu, (word) => typedForm(word, typed));
}

function typedForm(word: string, typed: ReadonlyMap<string, string>): string {
  const lower = word.toLowerCase();
  const found = typed.get(lower);
  if (found !== undefined) return found;
  // Several of a “QSO” are QSOs.
  const one = lower.endsWith('s') ? typed.get(lower.slice(0, -1)) : undefined;
  return one !== undefined && /^\p{Lu}{2,}$/u.test(one) ? `${one}s` : word;
}

let last: { text: string; typed: ReadonlyMap<string, string> } | undefined;

/** Words that are never written without a capital within a sentence. The last text is remembered, as many words of it are asked for. */
function capitalsOf(text: string): ReadonlyMap<string, string> {
  if (last?.text === text) return last.typed;
  const typed = new Map<string, string>();
  const plain = new Set<string>();
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)) {
    const [word] = match;
    const lower = word.toLowerCase();
    if (word === lower) plain.add(lower);
    else if (!startsSentence(text, match.index) || /^.+\p{Lu}/u.test(word)) typed.set(lower, word);
  }
  for (const lower of plain) typed.delete(lower);
  // A text in capitals, or one in which every word has one, says nothing about names.
  const isShouted = typed.size > mostNames && typed.size > plain.size;
  last = { text, typed: isShouted ? new Map() : typed };
  return last.typed;
}

const mostNames = 3;

function startsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:;\n"“()•*-])\s*$/.test(text.slice(Math.max(0, at - 6), at)) || at === 0;
}
