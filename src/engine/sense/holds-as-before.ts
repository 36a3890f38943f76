import { brokenSamples } from '../limits/broken-samples.ts';
import { canEnter } from '../proof/can-enter.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { namesAlike } from '../spec/labels-twice.ts';

/** Whether a changed plan has no new faults, breaks no sample of its own and still lets people enter what they could. */
export function holdsAsBefore(spec: AppSpec, before: AppSpec, things: string): boolean {
  if (specFaults(spec).length > specFaults(before).length || namesAlike(spec, before)) return false;
  const known = brokenSamples(before);
  if ([...brokenSamples(spec)].some((id) => !known.has(id))) return false;
  return canEnter(spec, things) || !canEnter(before, things);
}
