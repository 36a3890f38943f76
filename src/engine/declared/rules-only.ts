import { conditionIn, optionOf } from './condition-in.ts';
import type { Clause } from './declared.ts';
import { type Draft, type Step, thingBefore, withRule } from './draft.ts';
import { fieldMeant, type PlannedThing, plainWords, thingsSpokenOf } from './planned.ts';
import { reasonOf } from './rules-of-fields.ts';

const only =
  /^(?:the\s+|an?\s+)?([a-z][\w ./-]*?)(?:\s+(?:is|are|may be|can be)\s+(?:[a-z]+\s+)?)?\s*,?\s*only\s+(?:when|if|for|with|at)\s+(.+)$/i;
const mandatory =
  /^(?:the\s+|an?\s+)?([a-z][\w ./-]*?)\s+(?:is|are)\s+(?:mandatory|required|compulsory|obligatory|needed)\s+(?:only\s+)?(?:for|with|at|in)\s+(.+)$/i;

/** “Second person only when seats = 2”, “measurement only for wood and pellet”: a property that others must not have. */
export function takeOnlyFor(draft: Draft, clause: Clause): Step | undefined {
  return conditional(draft, clause, only, (holds, field) => `${field} is not empty and not (${holds})`);
}

/** “Return by is mandatory for clubs and pupils”. */
export function takeMandatoryFor(draft: Draft, clause: Clause): Step | undefined {
  return conditional(draft, clause, mandatory, (holds, field) => `${holds} and ${field} is empty`);
}

function conditional(
  draft: Draft,
  clause: Clause,
  pattern: RegExp,
  never: (holds: string, field: string) => string,
): Step | undefined {
  const [, words = '', condition = ''] = pattern.exec(clause.text) ?? [];
  if (words === '') return undefined;
  const before = thingBefore(clause.at, draft.things);
  const order = new Set([
    ...thingsSpokenOf(clause.text, draft.things),
    ...(before === undefined ? [] : [before]),
    ...draft.things,
  ]);
  for (const thing of order) {
    const field = fieldMeant(words, thing);
    const holds =
      field === undefined
        ? undefined
        : (conditionIn(condition, thing, draft) ?? optionsIn(condition, thing, draft));
    if (field === undefined || holds === undefined || field.formula !== undefined) continue;
    return withRule(draft, { on: thing.key, never: never(holds, field.name), says: reasonOf(clause.text) });
  }
  return undefined;
}

/** “wood and pellet”, “clubs and pupils”: options of a property of the record, or of what it points to. */
export function optionsIn(words: string, thing: PlannedThing, { things }: Draft): string | undefined {
  const named = plainWords(words).split(/\s*,\s*|\s+(?:and|or)\s+/);
  const places = [
    ...thing.fields.map((field) => ({ field, path: field.name })),
    ...thing.fields.flatMap((link) =>
      (things.find(({ key }) => key === link.to)?.fields ?? []).map((field) => ({
        field,
        path: `${link.name}.${field.name}`,
      })),
    ),
  ];
  for (const { field, path } of places) {
    const found = named.map(
      (one) =>
        optionOf(one, field) ??
        optionOf(one.replace(/s$/, ''), field) ??
        optionOf(one.split(' ')[0] ?? '', field),
    );
    if (found.every((one) => one !== undefined))
      return `${path} in (${found.map((one) => `"${one ?? ''}"`).join(', ')})`;
  }
  return undefined;
}
