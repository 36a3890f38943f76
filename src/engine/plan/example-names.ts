import { exampleTexts, settingTexts } from '../knowledge/examples/all-examples.ts';
import { nounLemma } from '../read/lemma.ts';
import { isPerson } from '../read/read-people.ts';
import { sentenceCase } from '../read/words.ts';

type Names = ReadonlyMap<string, readonly string[]>;

let known: Names | undefined;
let settings: Names | undefined;

function byWord(lists: typeof exampleTexts): Names {
  return new Map(
    lists.flatMap((texts) =>
      Object.entries(texts).flatMap(([words, names]) => {
        const list = names.split('; ');
        return words.split(', ').map((word): [string, readonly string[]] => [nounLemma(word), list]);
      }),
    ),
  );
}

function allExamples(): Names {
  known ??= byWord(exampleTexts);
  return known;
}

/** Whether something is more often where a text is set than what it keeps. */
export function isSetting(phrase: string): boolean {
  settings ??= byWord(settingTexts);
  return settings.has(nounLemma(phrase).split(' ').at(-1) ?? '') || settings.has(nounLemma(phrase));
}

/** What is only counted has a number for a name: “Chair 2”. */
export function numbered(one: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${one} ${index + 1}`);
}

/** Names that things called just so have. */
export function namesOfPhrase(phrase: string): readonly string[] | undefined {
  return allExamples().get(nounLemma(phrase));
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

/** Those whose word does not tell that they are people. */
const someone =
  /(?:^|\s)(?:kid|child|boy|girl|man|woman|lady|gentleman|mum|mom|dad|parent|aunt|uncle|cousin|niece|nephew|grandchild|neighbour|neighbor|friend|fancier|breeder|widow|pensioner|toddler|teen|teenager|sibling|sister|brother|colleague|mate)$/;

function isSomeone(phrase: string): boolean {
  return isPerson(phrase) || someone.test(phrase);
}

/** So many examples of something, by names that such things have or else by its word and a number. */
export function exampleNames(phrase: string, count: number): string[] {
  const names = knownNames(phrase);
  if (names === undefined && isSomeone(nounLemma(phrase)) && !together.test(phrase))
    return people.slice(0, Math.min(count, people.length));
  if (names === undefined) return numbered(sentenceCase(phrase), count);
  return Array.from({ length: Math.min(count, names.length) }, (_, index) =>
    sentenceCase(names[index] ?? ''),
  );
}
