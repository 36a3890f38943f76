import { z } from 'zod';
import { changed, moment, userId } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';

const input = z
  .object({
    user_id: userId,
    subscribed: z.boolean(),
    subscription_tier: z.string().trim().min(1).max(50).nullable().default(null),
    subscription_end: moment.nullable().default(null),
  })
  .refine(({ subscribed, subscription_tier }) => !subscribed || subscription_tier !== null, {
    path: ['subscription_tier'],
    error: 'Say which plan it is.',
  });
export type SetSubscriptionInput = z.output<typeof input>;

export const contract = defineFunction({
  name: 'admin-set-subscription',
  access: 'admin',
  input,
  output: changed,
});
