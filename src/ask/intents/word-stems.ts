const small = new Set(
  'a an and any are as at be been but by can could do does for from get give had has have how i if in into is it its just like make me more most much my need of on or our out over per please should so some than that the their them then there these they this to up us want was we were what when where which who will with work would you your'.split(
    ' ',
  ),
);

/** The beginning that a word shares with its other forms: loans and loan, borrowed and borrow. */
function stemOf(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]s?$/, '');
  // Savings, earnings and holdings are things of their own, not forms of a verb.
  if (plain.length < 4 || plain.endsWith('ings')) return plain;
  const shorter = plain
    .replace(/isation(s?)$/, 'ization$1')
    .replace(/is(e|es|ed|ing)$/, 'iz$1')
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '');
  return shorter.replace(/(?<=[a-z]{2})([bdfgmnprt])\1$/, '$1');
}

/** The words of a text that say something, each by its stem, in their order. */
export function stemsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [])
    .filter((word) => !small.has(word.toLowerCase()))
    .map(stemOf);
}
