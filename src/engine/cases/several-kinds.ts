import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import type { CasePlan } from './case-plan.ts';
import { takeNames } from './said-names.ts';

const thing = String.raw`(?:\p{Ll}+[ -])??\p{Ll}+s(?!\p{L})`;
/** What is done with things of any kind: whoever lends drills, ladders and saws keeps tools, and no three sorts of records. */
const deeds = String.raw`(?:lend(?:s|ing)?|loan(?:s|ing)?|rent(?:s|ing)?(?: out)?|hir(?:e|es|ing)(?: out)?|borrow(?:s|ing)?|bring(?:s|ing)?(?: in)?|repair(?:s|ing)?|mend(?:s|ing)?|fix(?:es|ing)?|sell(?:s|ing)?|swap(?:s|ping)?|donat(?:e|es|ing)|giv(?:e|es|ing) away|stor(?:e|es|ing)|collect(?:s|ing)?|find lost|stock(?:s|ing)?)`;
const listed = new RegExp(
  String.raw`\b${deeds}\s+(?:out\s+)?(?:our\s+|my\s+|the\s+|old\s+|broken\s+)?(${thing}(?:,\s+${thing})+,?\s+(?:and|or|&)\s+${thing})\b`,
  'iu',
);
const fewest = 3;

/** The kinds that a text lists of what it is about: “lends wheelchairs, crutches and walkers”. */
export function severalKinds(text: string): string[] {
  const [, list = ''] = listed.exec(text) ?? [];
  const words = list
    .split(/,\s*(?:(?:and|or|&)\s+)?|\s+(?:and|or|&)\s+/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const areMany = words.every((word) => /[^s]s$/iu.test(word));
  return words.length >= fewest && areMany ? words.map(nounLemma) : [];
}

/** Whether a thing is only one kind of what the text lists. */
export function isOneOfSeveral({ one }: Pick<EntitySpec, 'one'>, text: string): boolean {
  return severalKinds(text).includes(nounLemma(one));
}

const kindName = /^(?:kind|type|category|sort)$/i;

/** The kinds are those of the property for it; where there is none, it comes in, and examples are called by them. */
export function takeKinds(target: EntitySpec, text: string, { entities }: CasePlan): void {
  const kinds = severalKinds(text);
  if (
    kinds.length === 0 ||
    target.fields.some(({ name, label }) => kindName.test(name) || kindName.test(label))
  )
    return;
  const names = kinds.map(sentenceCase);
  target.fields.push({ name: 'kind', label: 'Kind', kind: 'choice', options: kinds });
  const count = Math.max(target.samples.length, kinds.length);
  const titles = Array.from({ length: count }, (_, at) => {
    const round = Math.floor(at / names.length);
    const name = names[at % names.length] ?? '';
    return round === 0 ? name : `${name} no. ${round + 1}`;
  });
  takeNames(target, titles.slice(0, Math.max(target.samples.length, 1)), entities, true);
  for (const [at, sample] of target.samples.entries()) sample['kind'] = kinds[at % kinds.length] ?? null;
}
