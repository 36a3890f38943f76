import type { AppRecord } from '../store/collection.ts';
import { controlWord } from '../words/control-word.ts';
import { inText } from '../words/in-text.ts';
import { stateFields } from '../words/state-fields.ts';
import { daySpans } from './day-spans.ts';
import type { Entity } from './entity.ts';
import type { Field } from './field.ts';
import { formatValue } from './format-value.ts';
import { isDueField } from './late-mark.ts';
import { hasChosen, without } from './query-records.ts';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const isDay = ({ kind }: Field) => kind === 'date' || kind === 'moment';
const isNeverAsked = ({ kind }: Field) =>
  ['image', 'file', 'long-text', 'password', 'link', 'email', 'phone', 'color', 'time'].includes(kind);
const mostValues = 24;

function valuesOf(field: Field, records: readonly AppRecord[]): string[] {
  const present = records.flatMap((record) => {
    const own = record[field.name];
    return Array.isArray(own) ? own : [String(own ?? (field.kind === 'yes-no' ? false : ''))];
  });
  const all = [...new Set(present)].filter((value) => value !== '');
  if (field.options !== undefined)
    return [...new Set([...field.options.filter((option) => all.includes(option)), ...all])];
  if (field.kind === 'yes-no') return all.toSorted().toReversed();
  const title = (value: string) => formatValue(field, value);
  return all.toSorted((a, b) => title(a).localeCompare(title(b), 'en', { numeric: true }));
}

const yesNo: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** A choice of a filter as it is read on its own. */
export function choiceLabel(field: Field, value: string): string {
  if (field.kind === 'yes-no') return `${field.label}: ${yesNo[value] ?? value}`;
  if (isDay(field)) return `${field.label}: ${value === without ? 'none' : value}`;
  return value === without
    ? `Without ${controlWord(field) ?? inText(field.label)}`
    : formatValue(field, value);
}

/** What can be chosen of a field, with how many records have it; nothing that no record has, unless it is chosen. */
export function filterOptions(
  entity: Entity,
  field: Field,
  records: readonly AppRecord[],
  chosen = '',
): readonly FilterOption[] {
  const spans = daySpans.filter((span) =>
    isDueField(entity, field) ? span !== 'earlier' : span !== 'overdue',
  );
  const values = isDay(field) ? spans : [...valuesOf(field, records), without];
  return [...new Set([...values, ...(chosen === '' ? [] : [chosen])])]
    .map((value) => ({
      value,
      label: choiceLabel(field, value),
      count: records.filter((record) => hasChosen(entity, record, field.name, value)).length,
    }))
    .filter(({ value, count }) => count > 0 || value === chosen);
}

/** Whether choosing a value of the field leaves some records and not others. */
function narrows(entity: Entity, field: Field, records: readonly AppRecord[]): boolean {
  const options = filterOptions(entity, field, records);
  return options.length > (isDay(field) ? 0 : 1) && options.some(({ count }) => count < records.length);
}

/** Words that come back are a group of their own: a lake, a supplier, somebody's name; never what was noted in passing. */
function comesBack(field: Field, records: readonly AppRecord[]): boolean {
  if (field.kind === 'text' && /\b(?:notes?|comments?|remarks?|description)\b/i.test(field.label))
    return false;
  const values = valuesOf(field, records);
  const filled = records.filter(({ [field.name]: own }) => (own ?? '') !== '' || field.kind === 'yes-no');
  return values.length > 1 && values.length <= mostValues && values.length < filled.length;
}

/** A title says which record it is, unless it is that of another one, as the tool of a loan. */
function isOwnName(entity: Entity, field: Field, records: readonly AppRecord[]): boolean {
  if (field.name !== entity.title) return false;
  return !['choice', 'reference'].includes(field.kind) || !comesBack(field, records);
}

const kinds = ['choice', 'reference', 'yes-no', 'tags', 'text'];

function rankOf(entity: Entity, field: Field, asked: readonly string[]): number {
  const { name, kind, formula } = field;
  if (asked.includes(name)) return asked.indexOf(name) - asked.length;
  if (stateFields(entity).includes(field)) return 0;
  if (kind === 'yes-no' && formula !== undefined) return 1;
  if (isDueField(entity, field)) return 2;
  return isDay(field) ? 9 : 3 + kinds.indexOf(kind);
}

/** The fields by which a list can be narrowed to one value: those asked for, how far along it is, what is late, the others. */
export function filterFields(
  entity: Entity,
  records: readonly AppRecord[],
  asked: readonly string[],
): readonly Field[] {
  return entity.fields
    .filter((field) => {
      if (isNeverAsked(field) || (!isDay(field) && !kinds.includes(field.kind))) return false;
      if (asked.includes(field.name)) return narrows(entity, field, records);
      if (controlWord(field) === undefined || isOwnName(entity, field, records)) return false;
      return (field.kind !== 'text' || comesBack(field, records)) && narrows(entity, field, records);
    })
    .toSorted((a, b) => rankOf(entity, a, asked) - rankOf(entity, b, asked));
}

const leastInView = 2;
const mostInView = 3;

/** How many of the filters are worth a place in view: those asked for, how far along it is, and what is worked out. */
export function countInView(entity: Entity, fields: readonly Field[], asked: readonly string[]): number {
  const first = fields.filter((field) => rankOf(entity, field, asked) < 2).length;
  return Math.min(mostInView, Math.max(leastInView, first));
}

export interface Named {
  readonly value: string;
  readonly label: string;
}

/** What a list can be put in order by. */
export function sortChoices(entity: Entity): readonly Named[] {
  return entity.fields.flatMap((field) => {
    const word = controlWord(field);
    if (word === undefined || ['image', 'file', 'long-text', 'password', 'tags'].includes(field.kind))
      return [];
    return [{ value: field.name, label: `Sort by ${word}` }];
  });
}

/** What a list can be put under headings by: only where some records share one. */
export function groupChoices(entity: Entity, records: readonly AppRecord[]): readonly Named[] {
  const days = entity.fields.filter(isDay);
  return entity.fields.flatMap((field): Named[] => {
    const word = controlWord(field);
    if (word === undefined || isOwnName(entity, field, records)) return [];
    if (isDay(field)) {
      const months = new Set(records.map((record) => String(record[field.name] ?? '').slice(0, 7)));
      if (months.size < 2 || months.size >= records.length) return [];
      return [
        { value: `${field.name}~month`, label: `Group by month${days.length > 1 ? ` of ${word}` : ''}` },
      ];
    }
    if (!['choice', 'reference', 'yes-no', 'text'].includes(field.kind) || !comesBack(field, records))
      return [];
    return [{ value: field.name, label: `Group by ${word}` }];
  });
}
