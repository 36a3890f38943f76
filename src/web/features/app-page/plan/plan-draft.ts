import type { Span } from '../../../../engine/reader/reading.ts';
import type { AppSpec } from '../../../../engine/spec/app-spec.ts';

/** A plan that was changed and is not saved. */
export interface PlanDraft {
  /** The version whose plan it was. */
  readonly basedOn: number;
  readonly spec: AppSpec;
  /** Corrected word groups of the description, from which it is to be planned again; the plan itself is then as it was. */
  readonly spans?: readonly Span[];
}
