import type { Expression } from './language/expression.ts';
import { namesIn } from './language/expression.ts';
import { FormulaFault } from './language/formula-fault.ts';
import { readFormula } from './language/read-formula.ts';
import type { ToolFormula } from './tool-definition.ts';

export interface ReadyFormula {
  readonly name: string;
  readonly expression: Expression;
  /** Other formulas that come first. */
  readonly needs: readonly string[];
}

export interface OrderedFormulas {
  /** Each after everything that it needs. */
  readonly ready: readonly ReadyFormula[];
  /** What is wrong, by the name of the formula. */
  readonly faults: ReadonlyMap<string, string>;
}

/** Reads all formulas and puts each behind those that it needs. Those that need each other in a circle are told so. */
export function orderFormulas(formulas: readonly ToolFormula[]): OrderedFormulas {
  const faults = new Map<string, string>();
  const read = new Map<string, ReadyFormula>();
  const names = new Set(formulas.map(({ name }) => name));
  for (const { name, formula } of formulas) {
    try {
      const expression = readFormula(formula);
      const needs = namesIn(expression).filter((needed) => names.has(needed));
      read.set(name, { name, expression, needs });
    } catch (error) {
      if (!(error instanceof FormulaFault)) throw error;
      faults.set(name, error.message);
    }
  }
  const ready: ReadyFormula[] = [];
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    const formula = read.get(name);
    if (formula === undefined || done.has(name)) return;
    const before = path.indexOf(name);
    if (before !== -1) {
      for (const one of path.slice(before)) faults.set(one, circle([...path.slice(before), name]));
      return;
    }
    for (const needed of formula.needs) visit(needed, [...path, name]);
    done.add(name);
    if (!faults.has(name)) ready.push(formula);
  };
  for (const { name } of formulas) visit(name, []);
  return { ready, faults };
}

function circle(path: readonly string[]): string {
  if (path.length === 2) return `“${path[0]}” needs itself. A formula is made of other names.`;
  return `These need each other in a circle: ${path.join(' → ')}.`;
}
