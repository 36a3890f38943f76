import type { AppSpec } from '../../../../engine/spec/app-spec.ts';

/** A plan that was changed and is not saved. */
export interface PlanDraft {
  /** The version whose plan it was. */
  readonly basedOn: number;
  readonly spec: AppSpec;
}
