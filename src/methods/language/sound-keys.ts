const soundexDigits: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['bfpv', '1'],
      ['cgjkqsxz', '2'],
      ['dt', '3'],
      ['l', '4'],
      ['mn', '5'],
      ['r', '6'],
    ] as const
  ).flatMap(([letters, digit]) => [...letters].map((letter) => [letter, digit])),
);

/**
 * The American Soundex as the National Archives describe it: the first letter and three digits. Letters of one digit count
 * once when they stand together or have only h or w between them. Empty for a word without letters.
 */
export function soundex(word: string): string {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters === '') return '';
  let code = letters.charAt(0).toUpperCase();
  let last = soundexDigits[letters.charAt(0)] ?? '';
  for (const letter of letters.slice(1)) {
    const digit = soundexDigits[letter];
    if (digit !== undefined && digit !== last) code += digit;
    if (letter !== 'h' && letter !== 'w') last = digit ?? '';
  }
  return code.padEnd(4, '0').slice(0, 4);
}

/** How words begin, and how letters are read elsewhere: the first rule that fits at a place is taken. */
const first: readonly (readonly [RegExp, string])[] = [
  [/^(?:ae)/, 'e'],
  [/^(?:gn|kn|pn|wr)/, '*'],
  [/^x/, 'S'],
  [/^wh/, 'W'],
];

const inside: readonly (readonly [RegExp, string])[] = [
  [/^mb$/, 'M'],
  [/^sch/, 'SK'],
  [/^(?:cia|ch|tch)/, 'X'],
  [/^c(?=[iey])/, 'S'],
  [/^ck/, 'K'],
  [/^qu(?=[aeiou])/, 'KW'],
  [/^[cq]/, 'K'],
  [/^dg(?=[eiy])/, 'J'],
  [/^d/, 'T'],
  [/^gh(?![aeiou])/, ''],
  [/^gh/, 'K'],
  [/^gn(?:ed)?$/, 'N'],
  [/^g(?=[iey])/, 'J'],
  [/^g/, 'K'],
  [/^ph/, 'F'],
  [/^(?:sh|si(?=[oa]))/, 'X'],
  [/^ti(?=[oa])/, 'X'],
  [/^th(?=m)/, 'T'],
  [/^th/, '0'],
  [/^v/, 'F'],
  [/^w(?=[aeiou])/, 'W'],
  [/^w/, ''],
  [/^x/, 'KS'],
  [/^y(?=[aeiou])/, 'Y'],
  [/^y/, ''],
  [/^z/, 'S'],
  [/^[aeiou]/, ''],
];

/**
 * How a word sounds, written in consonants: a shortened Metaphone after Philips, Hanging on the Metaphone, Computer Language
 * 7(12), 1990, in which qu keeps its w. Two spellings with the same key are easily taken for each other on the telephone.
 */
export function metaphone(word: string): string {
  let rest = word.toLowerCase().replace(/[^a-z]/g, '');
  if (rest === '') return '';
  let key = '';
  for (const [pattern, sound] of first) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    // A silent first letter is dropped; the next one is read as any other.
    if (sound === '*' || sound === 'e') rest = rest.slice(1);
    else {
      key = sound;
      rest = rest.slice(match[0].length);
    }
    break;
  }
  if (key === '' && /^[aeiou]/.test(rest)) {
    key = rest.charAt(0).toUpperCase();
    rest = rest.slice(1);
  }
  let before = '';
  while (rest !== '') {
    const [taken, sound] = soundAt(rest, before);
    key += sound;
    before = rest.charAt(taken - 1);
    rest = rest.slice(taken);
  }
  return key;
}

function soundAt(rest: string, before: string): readonly [number, string] {
  const letter = rest.charAt(0);
  // A doubled letter is heard once; c is left out, as in "accent" it stands for two sounds.
  if (letter === before && letter !== 'c') return [1, ''];
  if (letter === 'h') return [1, /[aeiou]/.test(rest.charAt(1)) && !/[csptg]/.test(before) ? 'H' : ''];
  for (const [pattern, sound] of inside) {
    const match = pattern.exec(rest);
    if (match !== null) return [Math.max(1, match[0].length), sound];
  }
  return [1, letter.toUpperCase()];
}
