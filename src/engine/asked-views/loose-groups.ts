import type { Draft } from '../declared/draft.ts';
import { type PlannedField, type PlannedThing, plainWords } from '../declared/planned.ts';
import { type Group, groupOf } from '../declared/view-groups.ts';
import { nounLemma } from '../read/lemma.ts';

const people =
  /^(?:person|people|one|member|customer|client|family|child|kid|player|runner|guest|household|volunteer|helper|driver|teacher|pupil|student|singer|worker|employee|staff|picker|seller|girl|boy|lady|man|woman|tenant|owner|user|name|guy|flat|buyer|donor|supplier)$/u;
const sorts = /^(?:kind|type|sort|category|group|class)(?: of [\p{L} ]+)?$/u;

/** By what records are put together, also where people say it more loosely than the plan: “per person” is per apprentice. */
export function looseGroup(words: string, thing: PlannedThing, draft: Draft): Group | undefined {
  const known = groupOf(words, thing, draft);
  if (known !== undefined) return known;
  const plain = nounLemma(plainWords(words));
  if (/^(?:season|winter|summer|term|championship)$/u.test(plain)) return groupOf('year', thing, draft);
  const [head = plain] = plain.split(' of ');
  const sort = sorts.test(plain) ? sortOf(thing) : undefined;
  if (sort !== undefined) return ofField(sort.name, sort);
  const whole = sorts.test(plain) ? undefined : byTitle(plain, thing);
  if (whole !== undefined) return ofField(whole.name, whole);
  if (!people.test(head)) return undefined;
  const persons = thing.fields.filter(({ to }) =>
    draft.things.some((one) => one.key === to && isPerson(one)),
  );
  const [only] = persons;
  return only === undefined || persons.length > 1 ? undefined : groupOf(only.words, thing, draft);
}

/** Each of the things has its own figure: “sum per fair” of the fairs themselves. */
function byTitle(plain: string, thing: PlannedThing): PlannedField | undefined {
  const isOwn = [thing.one, thing.many].some((one) => nounLemma(plainWords(one)).split(' ').at(-1) === plain);
  return isOwn
    ? thing.fields.find(({ name, kind }) => name === thing.title && !/^(?:date|moment|number)$/.test(kind))
    : undefined;
}

function sortOf({ fields, title }: PlannedThing): PlannedField | undefined {
  const choices = fields.filter(
    ({ kind, name, words }) => kind === 'choice' && name !== title && words !== 'state',
  );
  return choices.find(({ words }) => sorts.test(words)) ?? (choices.length === 1 ? choices[0] : undefined);
}

function ofField(formula: string, field: PlannedField): Group {
  return { formula, text: formula, field, isOwn: true, isTime: false };
}

function isPerson({ fields }: PlannedThing): boolean {
  return fields.some(
    ({ kind, words }) => kind === 'email' || kind === 'phone' || /\b(?:phone|e-?mail)\b/.test(words),
  );
}
