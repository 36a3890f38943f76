import { type BrokenRule, brokenRule } from './broken-rule.ts';
import type { Change } from './changes.ts';
import { evaluate, recordOf, recordsOf } from './evaluate.ts';
import type { Assignment, Statement, Value } from './formula.ts';
import { parseFormula } from './parse-formula.ts';
import { parseStatement } from './parse-statement.ts';
import { reckonedKinds, startValue } from './start-value.ts';
import { Trial } from './trial.ts';
import { isTrue } from './values.ts';
import { type Asked, fieldOf, type Kind, type Known, type Rule, type Scope, type World } from './world.ts';

/** What an act does, as formulas say it. */
export interface Deed {
  /** Refused before anything is done, by what was asked for. */
  readonly never?: readonly Rule[];
  readonly does: readonly string[];
}

/** The changes that an act makes, all or none. */
export type WorkedOut =
  | { readonly ok: true; readonly changes: readonly Change[]; readonly scope: Scope }
  | { readonly ok: false; readonly broken: BrokenRule };

interface Doing {
  readonly world: World;
  readonly self?: Known;
  readonly ask?: Asked;
  readonly newId: () => string;
}

export function workOut(deed: Deed, { world, self, ask, newId }: Doing): WorkedOut {
  const asked = ask === undefined ? {} : { ask };
  const before: Scope = { world, ...(self === undefined ? {} : { self }), ...asked };
  const refused = deed.never?.find(({ never }) => isTrue(evaluate(parseFormula(never), before)));
  if (refused !== undefined) return { ok: false, broken: { rule: refused, scope: before } };
  const trial = new Trial(world);
  for (const text of deed.does) {
    // A record that was changed by the step before is read as it is by now.
    const record =
      self === undefined ? undefined : (trial.find(self.kind.name, self.record.id) ?? self.record);
    const now = self === undefined || record === undefined ? {} : { self: { kind: self.kind, record } };
    carryOut(parseStatement(text), { world: trial, ...now, ...asked }, trial, newId);
  }
  const broken = brokenRule(trial, trial.changes);
  if (broken !== undefined) return { ok: false, broken };
  return { ok: true, changes: trial.changes, scope: before };
}

function carryOut(statement: Statement, scope: Scope, trial: Trial, newId: () => string): void {
  switch (statement.do) {
    case 'set':
      return setValues(statement.values, scope, trial);
    case 'add':
      return addRecords(statement, scope, trial, newId);
    case 'change': {
      for (const inner of recordsOf(statement.source, scope))
        trial.make({
          do: 'update',
          things: inner.kind.name,
          id: inner.record.id,
          values: valuesFor(statement.values, inner.kind, { ...scope, inner }),
        });
      return undefined;
    }
    case 'remove': {
      const { source } = statement;
      const gone = source === undefined ? [scope.self] : recordsOf(source, scope);
      for (const one of gone)
        if (one !== undefined) trial.make({ do: 'remove', things: one.kind.name, id: one.record.id });
      return undefined;
    }
  }
}

function setValues(values: readonly Assignment[], scope: Scope, trial: Trial): void {
  for (const { path, value } of values) {
    const owner = ownerOf(path, scope);
    const name = path.at(-1);
    if (owner === undefined || name === undefined) continue;
    const { kind, record } = owner;
    const written = valueFor(value, kind, name, scope);
    trial.make({ do: 'update', things: kind.name, id: record.id, values: { [name]: written } });
  }
}

/** The record that a path such as `friend.points` ends at. */
function ownerOf(path: readonly string[], scope: Scope): Known | undefined {
  const [first, ...rest] = path.slice(0, -1);
  if (first === undefined) return scope.self;
  const way = [first, ...rest].join('.');
  return recordOf(parseFormula(way), scope);
}

function addRecords(
  { things, each, values }: Extract<Statement, { do: 'add' }>,
  scope: Scope,
  trial: Trial,
  newId: () => string,
): void {
  const kind = trial.kind(things);
  if (kind === undefined) return;
  const ones: (Known | undefined)[] = each === undefined ? [undefined] : recordsOf(each, scope);
  for (const one of ones) {
    const inScope: Scope = one === undefined ? scope : { ...scope, each: one };
    const starts = kind.fields.map((field) => [
      field.name,
      reckonedKinds.includes(field.kind)
        ? startValue(field.start, trial.today, trial.now, field.kind)
        : field.start,
    ]);
    const given = valuesFor(values, kind, inScope);
    const known = Object.fromEntries(starts.filter(([, value]) => value !== undefined)) as Record<
      string,
      Value
    >;
    trial.make({ do: 'add', things, id: newId(), values: { ...known, ...given } });
  }
}

function valuesFor(values: readonly Assignment[], kind: Kind, scope: Scope): Record<string, Value> {
  return Object.fromEntries(
    values.map(({ path, value }) => {
      const name = path.at(-1) ?? '';
      return [name, valueFor(value, kind, name, scope)];
    }),
  );
}

/** Whoever looks is written as their record where the field is a reference, else by name. */
function valueFor(value: Assignment['value'], kind: Kind, name: string, scope: Scope): Value {
  const to = fieldOf(kind, name)?.to;
  if (value.is === 'name' && value.name === 'me' && to !== undefined)
    return scope.world.me.records[to] ?? null;
  return evaluate(value, scope);
}
