import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { defineFunction } from '../define-function.ts';
import { modelLimitValues } from '../model-shapes.ts';

const input = z.object({
  /** `everyone` is for admins. */
  of: z.enum(['me', 'everyone']).default('me'),
  days: z.int().min(1).max(limits.models.usageDays).default(31),
});
export type ModelUsageInput = z.output<typeof input>;

const counts = z.object({
  uses: z.int(),
  tokens_in: z.int(),
  tokens_out: z.int(),
  /** Millionths of the currency. */
  cost_micro: z.int(),
});

/** How much was used of which model and what for; never what was asked. */
export const contract = defineFunction({
  name: 'model-usage',
  access: 'user',
  input,
  output: z.object({
    lines: z.array(
      counts.extend({
        /** In UTC. */
        day: z.iso.date(),
        user_id: z.uuid().nullable(),
        email: z.string().nullable(),
        model: z.string(),
        kind: z.string(),
        own_key: z.boolean(),
      }),
    ),
    total: counts,
    /** What holds for the person who asks, and what they have used of it, what is set aside included. */
    limits: z.array(
      z.object({ whose: z.enum(['person', 'total']), limits: modelLimitValues, used: modelLimitValues }),
    ),
  }),
});
