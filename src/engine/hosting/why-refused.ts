import { type BrokenRule, brokenRule } from '../library/rules/broken-rule.ts';
import type { Change } from '../library/rules/changes.ts';
import { FormulaFault } from '../library/rules/formula.ts';
import type { FactField } from '../library/rules/world.ts';
import { writeText } from '../library/rules/written-text.ts';
import { type FigureKind, showFigure } from '../library/words/show-figure.ts';
import { type SharedWorld, TooMuchToCheck } from './shared-world.ts';

export const tooMuchToCheck = 'There is too much to check for this rule. Tell the owner of this app.';
const unreadable = 'A rule of this app cannot be worked out. Tell the owner of this app.';

/** Why these changes are not made: a rule would be broken by them. Undefined when all hold. */
export function whyRefused(world: SharedWorld, changes: readonly Change[]): string | undefined {
  try {
    const broken = brokenRule(world, changes);
    return broken === undefined ? undefined : reasonOf(broken);
  } catch (error) {
    return whyNotWorkedOut(error);
  }
}

/** The texts of rules come from whoever owns the app: whatever they are, nothing passes that was not looked at. */
function whyNotWorkedOut(error: unknown): string {
  if (error instanceof TooMuchToCheck) throw error;
  if (error instanceof FormulaFault || error instanceof SyntaxError) return unreadable;
  // Formulas within formulas, deeper than can be followed, or days that no calendar has.
  if (error instanceof RangeError) return tooMuchToCheck;
  throw error;
}

const longestReason = 500;

function reasonOf({ rule, scope }: BrokenRule): string {
  const text = writeText(rule.says, scope, shown);
  return text.length <= longestReason ? text : `${text.slice(0, longestReason)}…`;
}

const kinds: ReadonlySet<string> = new Set<FigureKind>(['number', 'money', 'percent', 'date', 'text']);

function shown(value: string | number | boolean, field: FactField | undefined): string {
  const kind = field !== undefined && kinds.has(field.kind) ? (field.kind as FigureKind) : undefined;
  return showFigure(value, { kind, unit: field?.unit }) ?? '–';
}
