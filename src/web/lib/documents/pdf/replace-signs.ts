/** Signs that Inter has in none of the files that we carry, in signs that it has. */
const replacements: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '−': '-',
  '‑': '-',
  '∕': '/',
  '∙': '·',
  '∑': 'Σ',
  '∆': 'Δ',
  '√': 'root of ',
  '∞': 'infinite',
  '●': '•',
  '▪': '•',
  '■': '•',
  '▲': '↑',
  '▼': '↓',
  '✓': 'yes',
  '✔': 'yes',
  '✗': 'no',
  '✘': 'no',
  '★': '*',
  '☆': '*',
  '☐': '[ ]',
  '☑': '[x]',
  '☒': '[x]',
};

/** Characters that show nothing themselves: joiners, marks of direction, variants of emoji, soft hyphens. */
const invisible = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\p{Control}]|\p{Variation_Selector}/u;
/** People of many parts are one picture. */
const emojiTail =
  /(\p{Extended_Pictographic})(?:\uFE0F|\u20E3|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})+/gu;

/** Most text is this, and need not be looked at more closely. */
const isPlain = /^[\x20-\x7E]*$/;

/** Text as far as it can be spelt: one code point for a letter with its marks, spaces that are spaces. */
export function spelt(text: string): string {
  if (isPlain.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(emojiTail, '$1')
    .replace(/[\u2007\u202F]/g, '\u00A0')
    .replace(/(?!\u00A0)[\t\p{Space_Separator}]/gu, ' ');
}

/** What stands for a character, given which characters there are. The last resort is a question mark. */
export function standIn(character: string, has: (character: string) => boolean): string {
  if (has(character)) return character;
  if (invisible.test(character)) return '';
  const all = (text: string) => text !== '' && [...text].every(has);
  const replacement = replacements[character];
  if (replacement !== undefined && all(replacement)) return replacement;
  // Ligatures, fractions, small and wide digits are spelt by Unicode itself.
  const decomposed = character
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('⁄', '/');
  return all(decomposed) ? decomposed : '?';
}
