import { z } from 'zod';
import { changed, userId } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { modelLimitValues, modelRules } from '../model-shapes.ts';

const input = z
  .object({
    /** For everybody of whom nothing else is said. */
    each: modelLimitValues.optional(),
    /** For all together. */
    total: modelLimitValues.optional(),
    /** For one person; null lets the limits of everybody hold for them again. */
    person: z.object({ user_id: userId, limits: modelLimitValues.nullable() }).optional(),
    rules: modelRules.optional(),
  })
  .refine((given) => Object.values(given).some((part) => part !== undefined), {
    error: 'Say what is to be changed.',
  });
export type SetModelLimitsInput = z.output<typeof input>;

/** Sets what is given and leaves the rest. */
export const contract = defineFunction({ name: 'set-model-limits', access: 'admin', input, output: changed });
