import { customToolLimits } from './custom-tool-limits.ts';
import { Budget } from './language/budget.ts';
import { evaluate } from './language/evaluate.ts';
import { type Expression, namesIn } from './language/expression.ts';
import { FormulaFault } from './language/formula-fault.ts';
import { readFormula } from './language/read-formula.ts';
import type { Value } from './language/values.ts';
import { type OrderedFormulas, orderFormulas } from './order-formulas.ts';
import type { ToolDefinition } from './tool-definition.ts';

/** One run of a tool: its values, what is wrong with its formulas, and how to work out one more. */
export interface Bench {
  readonly values: ReadonlyMap<string, Value>;
  /** What is wrong, by the name of the formula. */
  readonly faults: ReadonlyMap<string, string>;
  /** Works out a formula that has no name, such as that of a figure. */
  valueOf(formula: string): Value;
  /** The same with other values for some of the fields, worked out only as far as one formula needs it. */
  valueWith(formula: string, others: ReadonlyMap<string, Value>): Value;
}

export function openBench(definition: ToolDefinition, fields: ReadonlyMap<string, Value>): Bench {
  const budget = new Budget(customToolLimits.steps);
  const ordered = orderFormulas(definition.formulas);
  const whole = workOut(ordered, fields, budget);
  const value = (expression: Expression, { values, faults }: WorkedOut) =>
    evaluate(expression, (name) => known(name, values, faults), budget);
  return {
    ...whole,
    valueOf: (formula) => value(readFormula(formula), whole),
    valueWith(formula, others) {
      const expression = readFormula(formula);
      const needed = neededBy(expression, ordered);
      const part = { ...ordered, ready: ordered.ready.filter(({ name }) => needed.has(name)) };
      return value(expression, workOut(part, new Map([...fields, ...others]), budget));
    },
  };
}

interface WorkedOut {
  readonly values: ReadonlyMap<string, Value>;
  readonly faults: ReadonlyMap<string, string>;
}

function workOut(
  { ready, faults: before }: OrderedFormulas,
  fields: ReadonlyMap<string, Value>,
  budget: Budget,
): WorkedOut {
  const values = new Map(fields);
  const faults = new Map(before);
  for (const { name, expression } of ready) {
    try {
      values.set(
        name,
        evaluate(expression, (asked) => known(asked, values, faults), budget),
      );
    } catch (error) {
      if (!(error instanceof FormulaFault)) throw error;
      faults.set(name, error.message);
    }
  }
  return { values, faults };
}

function known(
  name: string,
  values: ReadonlyMap<string, Value>,
  faults: ReadonlyMap<string, string>,
): Value | undefined {
  if (faults.has(name)) throw new FormulaFault(`This needs “${name}”, which has no value yet.`);
  return values.get(name);
}

function neededBy(expression: Expression, { ready }: OrderedFormulas): Set<string> {
  const needed = new Set<string>();
  const open = namesIn(expression);
  while (open.length > 0) {
    const name = open.pop();
    if (name === undefined || needed.has(name)) continue;
    needed.add(name);
    open.push(...(ready.find((formula) => formula.name === name)?.needs ?? []));
  }
  return needed;
}
