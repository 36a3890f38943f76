import type { PlanDraft } from './plan-draft.ts';

/** Whether what is chosen is chosen for something: to book it, to order it, to apply for it. */
export function leadsFurther({ brief }: PlanDraft): boolean {
  return brief.requests.some(({ verb }) =>
    /^(?:book|reserve|order|buy|purchase|rent|hire|apply|enroll|enrol|pay|checkout|add-to-cart|join|generate|create|compare)$/.test(
      verb,
    ),
  );
}
