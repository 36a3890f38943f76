import type { CaseFile } from '../cases/case-file.ts';
import type { PlannedField, PlannedThing } from './planned.ts';
import type { Cell } from './sample-rows.ts';

/** The line of a property in the language of cases. */
export function fieldLine(field: PlannedField, isRequired: boolean): string {
  const { kind, to, options, least, most, unit, formula, start, label } = field;
  const head = to === undefined ? kind : `->${to}`;
  const inside =
    kind === 'choice' || kind === 'tags'
      ? options === undefined
        ? ''
        : `(${options.map((one) => one.replaceAll(/[(),]/g, ' ').trim()).join(', ')})`
      : least === undefined && most === undefined
        ? ''
        : `(${least ?? ''}..${most ?? ''})`;
  return [
    `${head}${inside}${isRequired ? '!' : ''}`,
    unit === undefined ? '' : `in ${unit}`,
    start === undefined ? '' : `= ${start}`,
    formula === undefined ? '' : `:= ${formula}`,
    `| ${label}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What has to be said of a record: its name, what it points to, and when it is. */
export function isNeeded(field: PlannedField, { title }: PlannedThing): boolean {
  if (field.formula !== undefined || field.isAutomatic === true) return false;
  if (field.isRequired !== undefined) return field.isRequired;
  return (
    field.name === title ||
    field.isUnique === true ||
    field.kind === 'reference' ||
    /^(?:date|start|end|from|to|planned start|planned end)$/i.test(field.words)
  );
}

/** Things and their samples in the language of cases. */
export function caseThings(
  things: readonly PlannedThing[],
  rows: ReadonlyMap<string, readonly (readonly Cell[])[]>,
): NonNullable<CaseFile['things']> {
  return Object.fromEntries(
    things.map((thing) => [
      thing.key,
      {
        one: thing.one,
        many: thing.many,
        title: thing.title,
        fields: Object.fromEntries(
          thing.fields.map((field) => [field.name, fieldLine(field, isNeeded(field, thing))]),
        ),
        samples: (rows.get(thing.key) ?? []).map((row) => [...row]),
      },
    ]),
  );
}
