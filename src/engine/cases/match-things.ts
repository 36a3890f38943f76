import { nounLemma } from '../read/lemma.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import type { CaseFile } from './case-file.ts';
import { isSameThing } from './same-words.ts';

/** What a case calls each of its things, in the singular. */
export function namesOfThings({ things = {} }: CaseFile): Map<string, string[]> {
  return new Map(
    Object.entries(things).map(([key, { one, many, also = [] }]) => [
      key,
      [...new Set([one, many, ...also].map(nounLemma))],
    ]),
  );
}

function headOf(words: string): string {
  return words.split(' ').at(-1) ?? words;
}

/** The thing of a case that a phrase means: by its whole name first, then by the last word of either. */
export function thingMeant(
  phrase: string,
  names: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const said = nounLemma(phrase);
  const all = [...names];
  const whole = all.find(([, words]) => words.includes(said));
  if (whole !== undefined) return whole[0];
  const head = headOf(said);
  return (all.find(([, words]) => words.some((one) => one === head)) ??
    all.find(([, words]) =>
      words.some((one) => one.includes(' ') && headOf(one) === head && said === head),
    ))?.[0];
}

/** Which kinds of records that a plan has are things of the case: names of the plan → names of the case. */
export function matchThings(entities: readonly EntitySpec[], file: CaseFile): Map<string, string> {
  const names = namesOfThings(file);
  const matched = new Map<string, string>();
  // What is called just so goes before what is only called alike.
  const exact = ({ one }: EntitySpec) => names.get(thingMeant(one, names) ?? '')?.[0] === nounLemma(one);
  for (const entity of entities.toSorted((a, b) => Number(exact(b)) - Number(exact(a)))) {
    const key = thingMeant(entity.one, names) ?? thingMeant(entity.many, names);
    // Two words of one text are two things.
    if (key !== undefined && ![...matched.values()].includes(key)) matched.set(entity.name, key);
  }
  for (const entity of entities.filter(({ name }) => !matched.has(name))) {
    const [key, another] = [...names.keys()].filter(
      (one) => ![...matched.values()].includes(one) && isCalledAlike(entity, names.get(one) ?? []),
    );
    // Where two could be meant, neither is.
    if (key !== undefined && another === undefined) matched.set(entity.name, key);
  }
  return matched;
}

/** By another word for the same: a tradesman is a craftsman. */
function isCalledAlike({ one }: EntitySpec, names: readonly string[]): boolean {
  return names.some((name) => isSameThing(one, name) || isSameThing(headOf(nounLemma(one)), name));
}
