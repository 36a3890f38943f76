import { type FigureLook, showFigure } from '../words/show-figure.ts';
import { evaluate, shownTitle } from './evaluate.ts';
import { parseFormula } from './parse-formula.ts';
import type { Scope } from './world.ts';

/** What a formula comes to, as people read it: a record by its title. Undefined where it comes to nothing. */
export function workedText(formula: string, scope: Scope, look: FigureLook = {}): string | undefined {
  const read = parseFormula(formula);
  return shownTitle(read, scope) ?? showFigure(evaluate(read, scope), look);
}
