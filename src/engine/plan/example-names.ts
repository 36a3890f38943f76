import { exampleTexts } from '../knowledge/examples/all-examples.ts';
import { nounLemma } from '../read/lemma.ts';
import { isPerson } from '../read/read-people.ts';
import { sentenceCase } from '../read/words.ts';

let known: ReadonlyMap<string, readonly string[]> | undefined;

function allExamples(): ReadonlyMap<string, readonly string[]> {
  known ??= new Map(
    exampleTexts.flatMap((texts) =>
      Object.entries(texts).flatMap(([words, names]) => {
        const list = names.split('; ');
        return words.split(', ').map((word): [string, readonly string[]] => [nounLemma(word), list]);
      }),
    ),
  );
  return known;
}

/** What is only counted has a number for a name: “Chair 2”. */
export function numbered(one: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${one} ${index + 1}`);
}

/** Names that such things have, by the whole phrase first and then by its last words; undefined where nobody knows. */
export function knownNames(phrase: string): readonly string[] | undefined {
  const words = nounLemma(phrase).split(' ');
  for (let from = 0; from < words.length; from += 1) {
    const names = allExamples().get(words.slice(from).join(' '));
    if (names !== undefined) return names;
  }
  return undefined;
}

/** Who does what an app knows nothing of has a name all the same. */
const people = [
  'Wilma Brandt',
  'Isaac Owusu',
  'Noor Rahimi',
  'Alasdair Munn',
  'Lucía Romero',
  'Tomasz Zieliński',
  'Yuki Hoshino',
  'Greta Solberg',
];
/** Those who are many have the name of what they are. */
const together =
  /\b(?:teams?|groups?|staff|people|company|companies|businesses|families|family|crews?|clubs?)$/i;

/** So many examples of something, by names that such things have or else by its word and a number. */
export function exampleNames(phrase: string, count: number): string[] {
  const names = knownNames(phrase);
  if (names === undefined && isPerson(nounLemma(phrase)) && !together.test(phrase))
    return people.slice(0, Math.min(count, people.length));
  if (names === undefined) return numbered(sentenceCase(phrase), count);
  return Array.from({ length: Math.min(count, names.length) }, (_, index) =>
    sentenceCase(names[index] ?? ''),
  );
}
