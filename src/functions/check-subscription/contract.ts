import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

const output = z.object({
  subscribed: z.boolean(),
  /** Which plan it is, as whoever set it named it; null on the free plan. */
  subscription_tier: z.string().nullable(),
  /** When it ends; null when it has no end, and on the free plan. */
  subscription_end: z.iso.datetime({ offset: true }).nullable(),
});
export type SubscriptionStatus = z.output<typeof output>;

/** The plan of the person who asks. */
export const contract = defineFunction({
  name: 'check-subscription',
  access: 'user',
  input: z.object({}),
  output,
});
