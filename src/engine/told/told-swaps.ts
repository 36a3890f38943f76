import { stillOpen } from '../limits/open-records.ts';
import { isOfPeople } from '../limits/person-field.ts';
import { nounLemma } from '../read/lemma.ts';
import { isPerson } from '../read/read-people.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import type { Teller } from './told.ts';
import { actId, isOffered, withAct } from './told-acts.ts';
import { entitiesIn } from './told-measure.ts';

const swapping =
  /\b(?:swap|trade|exchange)(?:s|ped|ping|d|ing)?\b(?=.*\b(?:with|shifts?|slots?|turns?|dates?|days?|bookings?|places?|each other)\b)/iu;
/** A swap of things is what the app is about, and no act on what is booked. */
const ofThings =
  /\b(?:clothes|seeds|books|toys|plants|records|stickers|cards|meet|party|shop|circle|market)\b/iu;
const turns =
  /\b(?:shift|slot|booking|turn|ride|duty|reservation|appointment|visit|request|session|help|sign-?up|entry|entries)s?$/iu;

/** “you can swap your slot with a neighbour”: two people change places. */
export const tellSwap: Teller = (words, spec) => {
  if (!swapping.test(words) || ofThings.test(words) || /\bcannot\b|\bno\b/iu.test(words)) return undefined;
  const known = spec.actions.find(({ label, does }) => /\bswap\b/iu.test(label) && does !== undefined);
  if (known !== undefined) return { spec, parts: [`action:${known.id}`] };
  const order = [
    ...new Set([...entitiesIn(words, spec), ...spec.entities.filter(({ one }) => turns.test(one))]),
  ];
  const found = order
    .map((entity) => ({ entity, who: whoOf(entity, spec) }))
    .find(({ entity, who }) => who !== undefined && isOfTime(entity, spec));
  if (found?.who === undefined) return undefined;
  const { entity, who } = found;
  const open = stillOpen(entity);
  const people = spec.entities.find(({ name }) => name === who.to);
  const next = withAct(spec, {
    id: actId('swap', spec),
    label: 'Swap',
    on: entity.name,
    condition: open === undefined ? `${who.name} is not empty` : `${who.name} is not empty and ${open}`,
    form: [
      {
        name: 'with',
        label: `With which ${entity.one.toLowerCase()}`,
        kind: 'reference',
        to: entity.name,
        required: true,
      },
    ],
    never: [
      { never: `ask.with.${who.name} is empty`, says: 'Nobody has that one.' },
      { never: `ask.with.${who.name} = ${who.name}`, says: 'Both are of the same person.' },
      ...(open === undefined
        ? []
        : [
            {
              never: `not (${open.replaceAll(/\b(\w+) (?=is )/gu, 'ask.with.$1 ')})`,
              says: 'That one is over.',
            },
          ]),
    ],
    does: [`set ${who.name} = ask.with.${who.name}, ask.with.${who.name} = ${who.name}`],
    done: people === undefined ? 'Swapped.' : `Swapped with {ask.with.${who.name}.${people.title}}.`,
  });
  const id = next?.actions.at(-1)?.id ?? '';
  return next === undefined || !isOffered(id, next) ? undefined : { spec: next, parts: [`action:${id}`] };
};

/** Whose it is. */
function whoOf({ fields }: EntitySpec, { entities }: AppSpec): FieldSpec | undefined {
  return fields.find(({ to, formula }) => {
    const other =
      formula === undefined && to !== undefined ? entities.find(({ name }) => name === to) : undefined;
    return other !== undefined && (isOfPeople(other) || isPerson(nounLemma(other.one.toLowerCase())));
  });
}

/** Whether it is at a certain time, by itself or by what it points to. */
function isOfTime({ fields }: EntitySpec, { entities }: AppSpec): boolean {
  const hasDay = (all: readonly FieldSpec[]) =>
    all.some(({ kind, formula }) => (kind === 'date' || kind === 'moment') && formula === undefined);
  return (
    hasDay(fields) || fields.some(({ to }) => hasDay(entities.find(({ name }) => name === to)?.fields ?? []))
  );
}
