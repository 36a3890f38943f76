import { camel } from '../emit/names.ts';
import { fieldLine, isNeeded } from './case-parts.ts';
import type { Draft, DraftAct, DraftEntry } from './draft.ts';
import type { PlannedField, PlannedThing } from './planned.ts';

export function entryKey({ one }: PlannedThing): string {
  return camel(`add ${one}`.replaceAll(/[^A-Za-z0-9 ]/g, ' '));
}

/** What a form asks of somebody who enters a record. */
export function askedFields({ fields }: PlannedThing): PlannedField[] {
  return fields.filter(({ formula, isAutomatic }) => formula === undefined && isAutomatic !== true);
}

/**
 * Acts that enter records of a kind and do what follows from it. They are made at the end, of all properties that the
 * kind has by then, and stand in place of the form of the list.
 */
export function entryActs({ things, entries = [], editors = {} }: Draft): DraftAct[] {
  return entries.flatMap(({ on, own, does, never }): DraftAct[] => {
    const thing = things.find(({ key }) => key === on);
    if (thing === undefined) return [];
    const asked = askedFields(thing).filter(({ name }) => !own.some((line) => line.startsWith(`${name} =`)));
    const given = [...asked.map(({ name }) => `${name} = ask.${name}`), ...own];
    return [
      {
        key: entryKey(thing),
        on,
        label: `Add ${thing.one}`,
        for: 'all',
        ...(editors[on] === undefined ? {} : { by: [...editors[on]] }),
        asks: Object.fromEntries(
          asked.map((field) => [field.name, fieldLine(field, isNeeded(field, thing))]),
        ),
        ...(never.length === 0 ? {} : { never: [...never] }),
        does: [`add ${on} with ${given.join(', ')}`, ...does],
        done: 'It is entered.',
      },
    ];
  });
}

/** The draft with more that follows from entering a record of a kind. */
export function withEntry(draft: Draft, on: string, more: Partial<Omit<DraftEntry, 'on'>>): Draft {
  const known = draft.entries?.find((one) => one.on === on) ?? { on, own: [], does: [], never: [] };
  const entry: DraftEntry = {
    on,
    own: [...known.own, ...(more.own ?? [])],
    does: [...known.does, ...(more.does ?? [])],
    never: [...known.never, ...(more.never ?? [])],
  };
  return { ...draft, entries: [...(draft.entries ?? []).filter((one) => one.on !== on), entry] };
}

/** A formula over a record of a kind, said of what is asked for when one is entered; undefined where that is not enough. */
export function asAsked(
  formula: string,
  thing: PlannedThing,
  things: readonly PlannedThing[],
): string | undefined {
  // What is worked out of other records changes with those, too, and not only when this one is entered.
  const isWorked = thing.fields.some(({ name, to }) =>
    things
      .find(({ key }) => key === to)
      ?.fields.some(
        (field) => field.formula !== undefined && new RegExp(`\\b${name}\\.${field.name}\\b`).test(formula),
      ),
  );
  if (isWorked) return undefined;
  if (/\b(?:this|createdAt|count|any|sum|min|max|avg|first|latest)\b/.test(formula)) return undefined;
  const asked = new Set(askedFields(thing).map(({ name }) => name));
  const all = new Set(thing.fields.map(({ name }) => name));
  let isKnown = true;
  const text = formula.replaceAll(/"[^"]*"|\.?\b[a-zA-Z][a-zA-Z0-9]*\b/g, (word) => {
    if (!all.has(word)) return word;
    if (!asked.has(word)) isKnown = false;
    return `ask.${word}`;
  });
  return isKnown ? text : undefined;
}
