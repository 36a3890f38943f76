import { lemmas } from '../plan/match-block.ts';

/** Words that tell one property from no other. */
const empty = new Set(
  'the a an of in on at to for it its is are was were be do does did done who what when where which why how many much often long far old they them their i we my our he she his her you your by with and or per each number count date day time amount total'.split(
    ' ',
  ),
);

function contentOf(words: string): string[] {
  const apart = words.replace(/([a-z])([A-Z])/g, '$1 $2');
  return lemmas(apart.toLowerCase()).filter((word) => !empty.has(word));
}

/** How many words that carry meaning two labels share; the last one of the first counts a little more. */
export function sharedWords(one: string, other: string): number {
  const others = new Set(contentOf(other));
  const words = contentOf(one);
  return words.reduce(
    (sum, word, at) => sum + (others.has(word) ? (at === words.length - 1 ? 1.1 : 1) : 0),
    0,
  );
}
