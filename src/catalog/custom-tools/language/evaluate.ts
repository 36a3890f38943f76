import { customToolLimits } from '../custom-tool-limits.ts';
import type { Budget } from './budget.ts';
import type { Expression } from './expression.ts';
import { FormulaFault } from './formula-fault.ts';
import { isFunctionName } from './function-rules.ts';
import { formulaFunctions } from './functions.ts';
import { isQuantity, quantityOf } from './math.ts';
import { isTrue, kindOf, operate, usable } from './plain-operators.ts';
import { Broken, Column, type Plain, Rows, type Value } from './values.ts';

/** What the names of a formula stand for. */
export type Scope = (name: string) => Value | undefined;

const constants: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E };

/** Works a formula out. It can end only with a value or with a sentence: there are no loops, and every step is counted. */
export function evaluate(expression: Expression, scope: Scope, budget: Budget): Value {
  budget.spend(1);
  switch (expression.kind) {
    case 'number':
    case 'text':
    case 'truth':
      return expression.value;
    case 'name':
      return named(expression.name, scope);
    case 'column':
      return columnOf(expression.table, expression.column, scope);
    case 'operation':
      return forEachRow(
        expression.given.map((part) => evaluate(part, scope, budget)),
        budget,
        (...given) => operate(expression.operator, given),
      );
    case 'conversion':
      return forEachRow([evaluate(expression.value, scope, budget)], budget, (value) =>
        converted(value, expression.unit),
      );
    case 'call':
      return expression.name === 'if'
        ? chosen(expression.given, scope, budget)
        : called(expression.name, expression.given, scope, budget);
  }
}

function named(name: string, scope: Scope): Value {
  const known = scope(name);
  if (known !== undefined) return known;
  if (Object.hasOwn(constants, name)) return constants[name] ?? 0;
  const unit = quantityOf(1, name);
  if (unit === undefined) throw new FormulaFault(`“${name}” is neither a field, nor a formula, nor a unit.`);
  return unit;
}

function columnOf(table: string, column: string, scope: Scope): Value {
  const rows = scope(table);
  if (!(rows instanceof Rows)) throw new FormulaFault(`“${table}” is no table, so it has no columns.`);
  const found = rows.columns.get(column);
  if (found === undefined)
    throw new FormulaFault(
      `The table “${table}” has no column “${column}”. It has: ${[...rows.columns.keys()].join(', ')}.`,
    );
  return found;
}

function converted(given: Plain, unit: string): Plain {
  const value = usable(given);
  if (typeof value === 'number')
    throw new FormulaFault(`A plain number has no unit, so it cannot become ${unit}.`);
  if (!isQuantity(value)) throw new FormulaFault(`This is ${kindOf(value)} and cannot become ${unit}.`);
  try {
    return value.to(unit);
  } catch {
    throw new FormulaFault(
      `${value.formatUnits() || 'This'} cannot become ${unit}: they measure different things.`,
    );
  }
}

function called(name: string, given: readonly Expression[], scope: Scope, budget: Budget): Value {
  const rule = isFunctionName(name) && name !== 'if' ? formulaFunctions[name] : undefined;
  if (rule === undefined) throw new FormulaFault(`There is no function “${name}”.`);
  const values = given.map((part) => evaluate(part, scope, budget));
  if ('each' in rule) return forEachRow(values, budget, rule.each);
  budget.spend(values.reduce<number>((cost, value) => cost + sizeOf(value), 0));
  return rule.whole(...values);
}

/** Only the branch that is needed is worked out; over a column both are, and what is broken in the other one does not matter. */
function chosen(given: readonly Expression[], scope: Scope, budget: Budget): Value {
  const [condition, then, otherwise] = given;
  if (condition === undefined || then === undefined || otherwise === undefined)
    throw new FormulaFault('Write it as if(condition, then, otherwise).');
  const holds = evaluate(condition, scope, budget);
  if (!(holds instanceof Column)) {
    if (holds instanceof Rows) throw new FormulaFault('Here stands a condition, such as a > b.');
    return evaluate(isTrue(holds) ? then : otherwise, scope, budget);
  }
  const branches = [then, otherwise].map((branch) => orBroken(() => evaluate(branch, scope, budget)));
  return forEachRow(
    [holds, ...branches],
    budget,
    (isSo, one, other) => (isTrue(isSo) ? one : other) ?? 0,
    true,
  );
}

function orBroken(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof FormulaFault)) throw error;
    return new Broken(error.message);
  }
}

/** One result for plain values, one for each row where a column is among them. */
function forEachRow(
  given: readonly Value[],
  budget: Budget,
  work: (...given: Plain[]) => Plain,
  keepsBroken = false,
): Value {
  const columns = given.filter((value) => value instanceof Column);
  const plain = given.map((value) => {
    if (value instanceof Rows) throw new FormulaFault('Name a column of the table, such as items.price.');
    return value;
  });
  const [first] = columns;
  if (first === undefined) {
    budget.spend(costOf(plain as Plain[]));
    return work(...(plain as Plain[]));
  }
  const { length } = first.values;
  if (columns.some(({ values }) => values.length !== length))
    throw new FormulaFault('These columns come from tables with different numbers of rows.');
  return new Column(
    Array.from({ length }, (_, row) => {
      const cells = plain.map((value) => (value instanceof Column ? (value.values[row] ?? 0) : value));
      budget.spend(costOf(cells));
      const broken = keepsBroken ? undefined : cells.find((cell) => cell instanceof Broken);
      if (broken !== undefined) return broken;
      return orBroken(() => work(...cells)) as Plain;
    }),
  );
}

function sizeOf(value: Value): number {
  return value instanceof Column ? costOf(value.values) : 1;
}

function costOf(values: readonly Plain[]): number {
  return values.reduce<number>(
    (cost, value) => cost + (isQuantity(value) ? customToolLimits.stepsOfUnit : 1),
    0,
  );
}
