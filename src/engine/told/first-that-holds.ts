import type { SaidFacts } from '../facts/said-facts.ts';
import { brokenSamples } from '../limits/broken-samples.ts';
import { canEnter } from '../proof/can-enter.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { namesAlike } from '../spec/labels-twice.ts';
import { partExists } from '../spec/part-exists.ts';
import type { Teller, Told } from './told.ts';

/** What the first way of telling makes of words with which the whole plan holds together. */
export function firstThatHolds(
  tells: readonly Teller[],
  words: string,
  spec: AppSpec,
  facts: SaidFacts,
): Told | undefined {
  for (const tell of tells) {
    const told = tell(words, spec, facts);
    if (told !== undefined && holds(told, spec)) return told;
  }
  return undefined;
}

/** Whether a plan is sound with what was told, and what it rules can still be entered. */
export function holds({ spec, ruled = [], parts }: Told, before: AppSpec): boolean {
  if (specFaults(spec).length > 0 || !parts.some((part) => partExists(part, spec))) return false;
  if (namesAlike(spec, before)) return false;
  const known = brokenSamples(before);
  if ([...brokenSamples(spec)].some((id) => !known.has(id))) return false;
  return ruled.every((name) => canEnter(spec, name) || !canEnter(before, name));
}
