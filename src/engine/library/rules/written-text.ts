import { evaluate, recordOf, titleOf } from './evaluate.ts';
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
  return text.replaceAll(hole, (_, formula: string) => {
    const read = parseFormula(formula);
    const record = recordOf(read, scope);
    if (record !== undefined) return titleOf(record, scope);
    const value = evaluate(read, scope);
    if (value === null) return '–';
    return typeof value === 'object' ? asText(value) : show(value, fieldAt(read, scope));
  });
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
