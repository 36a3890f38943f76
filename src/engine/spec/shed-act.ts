import { formulaFaults, type Sight, statementFaults, textFaults } from '../library/rules/check-formula.ts';
import type { ActionSpec } from './app-spec.ts';
import { factField } from './rule-faults.ts';
import { stepWrites } from './step-parts.ts';

/** An act without the reasons and the values that speak of what is gone; undefined where nothing is left that it does. */
export function shedAct(action: ActionSpec, all: Sight): ActionSpec | undefined {
  const { on, form = [], condition, never = [], does = [], done, forAll } = action;
  const self = forAll === true ? undefined : all.kinds.get(on);
  const sight: Sight = { ...all, ...(self === undefined ? {} : { self }), ask: form.map(factField) };
  if (condition !== undefined && formulaFaults(condition, sight).length > 0) return undefined;
  const reasons = never.filter(
    (rule) => [...formulaFaults(rule.never, sight), ...textFaults(rule.says, sight)].length === 0,
  );
  const steps = does.flatMap((step) => shedStep(step, sight) ?? []);
  // What an act is for is what it does first or at last: where all of that is gone, it is gone.
  if (steps.length === 0 || (does.length > 0 && steps.length * 2 < does.length)) return undefined;
  const { never: _never, ...rest } = action;
  return {
    ...rest,
    ...(reasons.length === 0 ? {} : { never: reasons }),
    does: steps,
    done: textFaults(done, sight).length === 0 ? done : 'Done.',
  };
}

function shedStep(step: string, sight: Sight): string | undefined {
  if (statementFaults(step, sight).length === 0) return step;
  const parts = stepWrites(step);
  const sound =
    parts?.writes.filter((one) => statementFaults(`${parts.start}${one}`, sight).length === 0) ?? [];
  return parts === undefined || sound.length === 0 ? undefined : `${parts.start}${sound.join(', ')}`;
}
