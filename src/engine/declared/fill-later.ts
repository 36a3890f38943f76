import { camel } from '../emit/names.ts';
import { sentenceCase } from '../read/words.ts';
import { fieldLine } from './case-parts.ts';
import type { DeclaredDeed } from './declared.ts';
import { type Draft, type Served, type Step, stateOf, thingBefore, withThing } from './draft.ts';
import { nameOf } from './plan-things.ts';
import { fieldMeant, type PlannedField } from './planned.ts';

/** “The Safety Officer rates severity (1–5)”: properties that this role fills in later, by an act of its own. */
export function takeFilling(draft: Draft, { who, verb, fields, at }: DeclaredDeed): Step | undefined {
  const thing = thingBefore(at, draft.things);
  if (thing === undefined || fields.length === 0) return undefined;
  const taken = new Set(thing.fields.map(({ name }) => name));
  const planned = fields.map((field): PlannedField => {
    const known = fieldMeant(field.words, thing);
    if (known !== undefined && known.name !== thing.title)
      return { ...known, ...(known.formula === undefined ? { isAutomatic: true } : {}) };
    const name = nameOf(field.words, taken);
    taken.add(name);
    return { ...field, name, label: sentenceCase(field.words), isAutomatic: true };
  });
  const next = withThing(draft, thing.key, (one) => ({
    ...one,
    fields: [
      ...one.fields.map((field) => planned.find(({ name }) => name === field.name) ?? field),
      ...planned.filter(({ name }) => !one.fields.some((field) => field.name === name)),
    ],
  }));
  const asked = planned.filter(({ formula }) => formula === undefined);
  const label = `${sentenceCase(verb)} ${asked
    .map((field) => field.words.toLowerCase())
    .slice(0, 2)
    .join(' and ')}`;
  const key = camel(`${label} ${thing.one}`.replaceAll(/[^A-Za-z0-9 ]/g, ' '));
  const state = stateOf(thing);
  const isOver = state?.options?.includes('closed') === true ? { when: `${state.name} is not "closed"` } : {};
  const act = {
    key,
    on: thing.key,
    label: label.length > 36 ? sentenceCase(verb) : label,
    by: [who],
    ...isOver,
    asks: Object.fromEntries(
      asked.map((field) => [
        field.name,
        fieldLine({ ...field, isAutomatic: false }, field.isRequired !== false),
      ]),
    ),
    does: [`set ${asked.map(({ name }) => `${name} = ask.${name}`).join(', ')}`],
    done: 'It is noted.',
  };
  const serves: Served[] = [{ act: key }, ...asked.map(({ name }) => ({ field: name, of: thing.key }))];
  return { next: { ...next, acts: [...next.acts, act] }, serves };
}
