import { things } from '../knowledge/things.gen.ts';
import { knownNames, namesOfPhrase } from '../plan/example-names.ts';
import { indexThings, isInContext, type ThingLookup } from '../plan/find-thing.ts';
import { nounLemma } from '../read/lemma.ts';
import type { EntitySpec } from '../spec/app-spec.ts';

let known: ThingLookup | undefined;

/** What things of a kind are called, where that is known; a word that means several things counts where the text is about it. */
export function namesOfKind(phrase: string, text: string): readonly string[] | undefined {
  known ??= indexThings(things);
  const word = nounLemma(phrase);
  const thing = isInContext(word, text) ? known.get(word) : undefined;
  // A whole phrase that is known says more than its last word: a league table is no table.
  return namesOfPhrase(word) ?? (thing && titlesOf(thing)) ?? knownNames(word);
}

function titlesOf(thing: NonNullable<ReturnType<ThingLookup['get']>>): readonly string[] | undefined {
  const at = thing.fields.findIndex(({ name }) => name === thing.title);
  const titles = thing.rows.map((row) => row[at]).filter((one) => typeof one === 'string');
  return new Set(titles).size === thing.rows.length ? titles : undefined;
}

/** Samples that bear a number for a name get real ones, where there are enough of them. */
export function nameNumbered(
  entities: readonly EntitySpec[],
  text: string,
  /** What the records of the first kind are called where nobody knows any better. */
  otherwise: readonly string[] = [],
): void {
  const taken = new Set(entities.flatMap(({ title, samples }) => samples.map((sample) => sample[title])));
  for (const [at, { one, title, samples }] of entities.entries()) {
    const word = numberedWord(
      one,
      samples.map((sample) => String(sample[title] ?? '')),
    );
    if (word === undefined) continue;
    const isFree = (name: string) => !taken.has(name);
    const names = [namesOfKind(word, text) ?? [], namesOfKind(one, text) ?? [], at === 0 ? otherwise : []]
      .map((list) => list.filter(isFree))
      .find((list) => list.length >= samples.length);
    if (names === undefined) continue;
    for (const [index, sample] of samples.entries()) sample[title] = names[index] ?? '';
  }
}

/** The word that all titles bear beside their number: the own one of the kind, or a longer one that it was called by before. */
function numberedWord(one: string, titles: readonly string[]): string | undefined {
  const word = /^(.+) 1$/.exec(titles[0] ?? '')?.[1];
  if (word === undefined || !titles.every((title, index) => title === `${word} ${index + 1}`))
    return undefined;
  const [own, said] = [nounLemma(one), nounLemma(word)];
  return said === own || said.endsWith(` ${own}`) ? word : undefined;
}
