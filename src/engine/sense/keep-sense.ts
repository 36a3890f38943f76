import { limits } from '../../kernel/limits.ts';
import { withLimit } from '../limits/keep-limits.ts';
import type { Limit } from '../limits/limit.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { naturalBounds } from './natural-bounds.ts';
import { newPeople } from './new-people.ts';
import { onlyAskedRequired } from './only-asked-required.ts';
import { sensibleDays } from './sensible-days.ts';
import { statesByActs } from './states-by-acts.ts';
import { toldHeads } from './told-heads.ts';
import { toldOptions } from './told-options.ts';
import { toldProperties } from './told-properties.ts';
import { toldRequired } from './told-required.ts';
import { toldScales } from './told-scales.ts';
import { uniqueIdentifiers } from './unique-identifiers.ts';
import { wholeWithParts } from './whole-with-parts.ts';

const steps: readonly ((spec: AppSpec) => AppSpec)[] = [
  toldProperties,
  toldOptions,
  toldHeads,
  toldScales,
  naturalBounds,
  (spec) => withLimits(spec, uniqueIdentifiers(spec)),
  (spec) => withLimits(spec, sensibleDays(spec)),
  statesByActs,
  onlyAskedRequired,
  toldRequired,
  newPeople,
  wholeWithParts,
];

/** The plan with forms that refuse what makes no sense and that demand nothing nobody asked for. */
export function keepSense(spec: AppSpec): AppSpec {
  if (spec.entities.length === 0) return spec;
  const before = specFaults(spec).length;
  return steps.reduce((kept, step) => {
    const next = step(kept);
    return specFaults(next).length <= before ? next : kept;
  }, spec);
}

/** What is told goes first: so many rules of a kind are left to it and to later wishes. */
const roomLeft = 4;

function withLimits(spec: AppSpec, found: readonly Limit[]): AppSpec {
  return found.reduce((kept, limit) => {
    const rules = kept.entities.find(({ name }) => name === limit.things)?.rules ?? [];
    if (rules.length + roomLeft > limits.engine.rulesPerEntity) return kept;
    return withLimit(kept, limit) ?? kept;
  }, spec);
}
