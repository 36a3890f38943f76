import type { Step } from './draft.ts';
import { reasonOf } from './rules-of-fields.ts';

/** A step that was found in plainer words gives its reason in those of the author. */
export function inOwnWords(step: Step | undefined, plainer: string, own: string): Step | undefined {
  if (step === undefined || plainer === own) return step;
  const [from, to] = [reasonOf(plainer), reasonOf(own)];
  const { next, serves } = step;
  return {
    ...step,
    next: {
      ...next,
      rules: next.rules.map((rule) => (rule.says === from ? { ...rule, says: to } : rule)),
      acts: next.acts.map((act) =>
        act.never === undefined ? act : { ...act, never: act.never.map((one) => one.replace(from, to)) },
      ),
    },
    serves: serves.map((one) =>
      'rule' in one && typeof one.rule === 'object' && one.rule.says === from
        ? { rule: { ...one.rule, says: to } }
        : one,
    ),
  };
}
