import { nounLemma } from '../read/lemma.ts';

/** Words in which the names of one property differ, and which tell nothing. */
const idle =
  /^(?:of|the|an?|in|on|at|for|to|by|date|day|own|its|their|his|her|respective|current|given|entered)$/;
const alike: Readonly<Record<string, string>> = {
  no: 'number',
  nr: 'number',
  qty: 'quantity',
  amt: 'amount',
  tel: 'phone',
  telephone: 'phone',
  mobile: 'phone',
  begin: 'start',
  beginning: 'start',
  finish: 'end',
  ending: 'end',
  max: 'maximum',
  min: 'minimum',
  maximal: 'maximum',
  minimal: 'minimum',
  permitted: 'maximum',
  birthday: 'birth',
  born: 'birth',
  expiration: 'expiry',
  expires: 'expiry',
  costs: 'cost',
  colour: 'color',
  licence: 'license',
};

function keysOf(words: string): string[] {
  const all = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  const telling = all.filter((word) => !idle.test(word));
  return (telling.length === 0 ? all : telling).map(
    (word) => alike[word] ?? alike[nounLemma(word)] ?? nounLemma(word),
  );
}

/** Whether two names mean the same property: “end of the lease” and “lease end”, “expiry” and “expiry date”. */
export function isSameName(left: string, right: string): boolean {
  return keysOf(left).toSorted().join(' ') === keysOf(right).toSorted().join(' ');
}

/** The only one whose name has all the words, or all of whose words are said beside the name of its thing. */
export function onlyNamed<One extends { readonly words: string }>(
  words: string,
  ones: readonly One[],
  thing: string,
): One | undefined {
  const said = keysOf(words);
  const same = ones.filter((one) => isSameName(words, one.words));
  if (same.length > 0) return same.length === 1 ? same[0] : undefined;
  const within = ones.filter((one) => {
    const own = keysOf(one.words);
    return said.every((word) => own.includes(word));
  });
  if (within.length === 1) return within[0];
  const around = keysOf(thing);
  const beside = ones.filter((one) => {
    const own = keysOf(one.words);
    return (
      own.every((word) => said.includes(word)) &&
      said.every((word) => own.includes(word) || around.includes(word))
    );
  });
  return beside.length === 1 ? beside[0] : undefined;
}
