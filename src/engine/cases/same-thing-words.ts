import type { CaseFile } from './case-file.ts';
import { namesOfThings } from './match-things.ts';

const shortestStem = 5;
const longestEnding = 4;

/**
 * One sign for all words of a case for the same thing: whoever lends tools means by “3 tools” the “3 things” of the case,
 * and by “inspected” its inspections.
 */
export function sameThingWords(file: CaseFile): (word: string) => string {
  const known = [...namesOfThings(file)].flatMap(([key, names]) =>
    names.filter((name) => !name.includes(' ')).map((name) => ({ sign: `#${key}`, name })),
  );
  return (word) =>
    (known.find(({ name }) => name === word) ?? known.find(({ name }) => isSameStem(name, word)))?.sign ??
    word;
}

/** “inspection” and “inspect”. */
function isSameStem(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length >= shortestStem && long.startsWith(short) && long.length - short.length <= longestEnding
  );
}
