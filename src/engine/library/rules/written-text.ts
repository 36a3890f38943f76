import { withOneUnit } from '../words/one-unit.ts';
import { evaluate, recordOf, shownTitle } from './evaluate.ts';
import type { Formula } from './formula.ts';
import { parseFormula } from './parse-formula.ts';
import { asText } from './values.ts';
import { type FactField, fieldOf, type Scope } from './world.ts';

const hole = /\{([^{}]+)\}/g;

/** The formulas that stand in braces in a text. */
export function formulasIn(text: string): string[] {
  return [...text.matchAll(hole)].map(([, formula]) => formula ?? '');
}

/** A text with its formulas worked out: “{friend.name} has {count(loans)} books”. */
export function writeText(
  text: string,
  scope: Scope,
  show: (value: string | number | boolean, field: FactField | undefined) => string,
): string {
  const written = text.replaceAll(hole, (whole, formula: string, at: number) => {
    const read = parseFormula(formula);
    const title = shownTitle(read, scope);
    if (title !== undefined) return title;
    const value = evaluate(read, scope);
    if (value === null) return '–';
    if (typeof value === 'object') return asText(value);
    const field = fieldAt(read, scope);
    return withoutUnit(show(value, field), field?.unit, text.slice(at + whole.length));
  });
  return formulasIn(text).length === 0 ? written : withOneUnit(written);
}

/** Where the text itself says the unit after the amount, it is not said twice: “{deck} m are free”. */
function withoutUnit(shown: string, unit: string | undefined, after: string): string {
  if (unit === undefined || unit === '' || !shown.endsWith(` ${unit}`)) return shown;
  const next = after.trimStart();
  const isSaid = next.startsWith(unit) && !/^[\p{L}\p{N}]/u.test(next.slice(unit.length));
  return isSaid ? shown.slice(0, -unit.length - 1) : shown;
}

/** The field that a formula reads or sums up: amounts of money are written as such. */
function fieldAt(formula: Formula, scope: Scope): FactField | undefined {
  if (formula.is === 'path') {
    if (formula.base.is === 'name' && formula.base.name === 'ask')
      return scope.ask?.fields.find(({ name }) => name === formula.name);
    const owner = recordOf(formula.base, scope);
    return owner === undefined ? undefined : fieldOf(owner.kind, formula.name);
  }
  if (formula.is === 'name') {
    const kinds = [scope.inner?.kind, scope.self?.kind, scope.each?.kind];
    const own = kinds.map((kind) => kind && fieldOf(kind, formula.name)).find((one) => one !== undefined);
    return own ?? scope.ask?.fields.find(({ name }) => name === formula.name);
  }
  if (formula.is === 'binary' && (formula.operator === '+' || formula.operator === '-'))
    return fieldAt(formula.left, scope) ?? fieldAt(formula.right, scope);
  const kind = formula.is === 'over' ? scope.world.kind(formula.source.things) : undefined;
  return formula.is === 'over' && kind !== undefined && formula.value?.is === 'name'
    ? fieldOf(kind, formula.value.name)
    : undefined;
}
