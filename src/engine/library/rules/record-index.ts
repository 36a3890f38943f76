import { isDay } from './dates.ts';
import type { Formula, Source, Value } from './formula.ts';
import { isBlank } from './values.ts';
import { type Fact, fieldOf, type Kind, type Scope } from './world.ts';

type Index = ReadonlyMap<string, readonly Fact[]>;

/** By list of records and by field. A list that changes is another list, so that nothing here grows old. */
const indexes = new WeakMap<readonly Fact[], Map<string, Index>>();

/** Values that count as the same have the same key; some that do not may have it, too. */
function keyOf(value: Value | undefined): string {
  if (value === undefined || isBlank(value) || value === false) return '';
  if (isDay(value)) return `day ${value.slice(0, 10)}`;
  return `${typeof value} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
}

function indexOf(records: readonly Fact[], field: string): Index {
  const known = indexes.get(records) ?? new Map<string, Index>();
  indexes.set(records, known);
  const made = known.get(field);
  if (made !== undefined) return made;
  const index = new Map<string, Fact[]>();
  for (const record of records) {
    const key = keyOf(record[field]);
    const group = index.get(key);
    if (group === undefined) index.set(key, [record]);
    else group.push(record);
  }
  known.set(field, index);
  return index;
}

export function recordWithId(records: readonly Fact[], id: Value | undefined): Fact | undefined {
  return typeof id === 'string'
    ? indexOf(records, 'id')
        .get(keyOf(id))
        ?.find((one) => one.id === id)
    : undefined;
}

/**
 * The records that can fit `where` at all: of `friend = this and …` those with this friend. Without this, a count for
 * each of many records would look at all the others each time.
 */
export function likelyRecords(
  { where }: Source,
  kind: Kind,
  records: readonly Fact[],
  scope: Scope,
  evaluate: (formula: Formula, scope: Scope) => Value,
): readonly Fact[] {
  const parts = where === undefined ? [] : tellingParts(where, kind, scope);
  // A record tells more than one of a few words, such as a state.
  const found = parts.find(({ value }) => value.is !== 'value') ?? parts[0];
  if (found === undefined) return records;
  const { inner: _, ...outside } = scope;
  return indexOf(records, found.field).get(keyOf(evaluate(found.value, outside))) ?? [];
}

interface TellingPart {
  readonly field: string;
  readonly value: Formula;
}

/** Parts of the condition that every fitting record fulfils, and that ask one stored field for a known value. */
function tellingParts(where: Formula, kind: Kind, scope: Scope): TellingPart[] {
  if (where.is !== 'binary') return [];
  const { operator, left, right } = where;
  if (operator === 'and') return [left, right].flatMap((one) => tellingParts(one, kind, scope));
  return operator === '=' ? [...asked(left, right, kind, scope), ...asked(right, left, kind, scope)] : [];
}

function asked(one: Formula, other: Formula, kind: Kind, scope: Scope): TellingPart[] {
  if (one.is !== 'name') return [];
  const field = fieldOf(kind, one.name);
  const isStored = field !== undefined && field.formula === undefined;
  return isStored && isKnownBefore(other, kind, scope) ? [{ field: one.name, value: other }] : [];
}

/** Whether a formula comes to the same for each of the records. */
function isKnownBefore(formula: Formula, kind: Kind, scope: Scope): boolean {
  switch (formula.is) {
    case 'value':
      return true;
    case 'name':
      if (formula.name === 'me') return false;
      return formula.name === 'each' ? scope.each !== undefined : fieldOf(kind, formula.name) === undefined;
    case 'path':
      if (formula.base.is === 'name' && formula.base.name === 'ask') return true;
      return isKnownBefore(formula.base, kind, scope);
    default:
      return false;
  }
}
