import type { Change } from './changes.ts';
import { evaluate } from './evaluate.ts';
import { parseFormula } from './parse-formula.ts';
import { recordWithId } from './record-index.ts';
import { Trial } from './trial.ts';
import { isSame, isTrue } from './values.ts';
import type { Known, Rule, Scope, World } from './world.ts';

export interface BrokenRule {
  readonly rule: Rule;
  /** What the rule's text is written from. */
  readonly scope: Scope;
}

/** The first rule that would not hold any more after these changes; undefined when all hold. */
export function brokenRule(world: World, changes: readonly Change[]): BrokenRule | undefined {
  const trial = world instanceof Trial ? world : new Trial(world, changes);
  for (const change of changes) {
    const kind = trial.kind(change.things);
    const record = change.do === 'remove' ? undefined : trial.find(change.things, change.id);
    if (kind === undefined || record === undefined) continue;
    const scope: Scope = { world: trial, self: { kind, record } };
    const before = recordWithId(trial.before.all(change.things), change.id);
    const broken = kind.rules?.find(
      (rule) =>
        isBroken(rule, scope) &&
        (before === undefined || !isOldFault(rule, { kind, record: before }, record, trial.before)),
    );
    if (broken !== undefined) return { rule: broken, scope };
  }
  return undefined;
}

function isBroken({ never }: Rule, scope: Scope): boolean {
  return isTrue(evaluate(parseFormula(never), scope));
}

/** Broken already, and not by anything that is changed now: then the record can still be worked with. */
function isOldFault(rule: Rule, before: Known, after: Known['record'], world: World): boolean {
  const words = new Set(rule.never.match(/[a-zA-Z][a-zA-Z0-9]*/g));
  const touched = before.kind.fields.some(
    ({ name, formula }) =>
      formula === undefined && !isSame(before.record[name] ?? null, after[name] ?? null) && words.has(name),
  );
  return !touched && isBroken(rule, { world, self: before });
}
