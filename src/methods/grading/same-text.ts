const articles = new Set(['a', 'an', 'the']);
/** Words of fewer letters are other words with one letter changed. */
const longEnough = 7;

/** What counts of an answer in words: no case, accents, punctuation, articles or doubled spaces. */
export function bareWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word, _, all) => all.length === 1 || !articles.has(word))
    .join(' ');
}

/** Whether a text is one of those accepted. A long answer may have one letter too many, too few, wrong or swapped. */
export function isOneOfTexts(text: string, accepted: readonly string[]): boolean {
  const given = bareWords(text);
  if (given === '') return false;
  return accepted.some((one) => {
    const wanted = bareWords(one);
    if (given === wanted || given.replaceAll(' ', '') === wanted.replaceAll(' ', '')) return true;
    return wanted.length >= longEnough && !/\d/.test(wanted + given) && isOneSlip(given, wanted);
  });
}

function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.slice(at + 1);
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return rest === long.slice(at + 1) || isSwapped;
}
