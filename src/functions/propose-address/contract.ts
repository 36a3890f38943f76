import { z } from 'zod';
import { appId } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

const longest = 100;

const input = z.object({
  appId,
  /** What the address should be like; where absent, the one that the app had last, or its name. */
  wanted: z.string().max(longest).optional(),
});
export type ProposeAddressInput = z.output<typeof input>;

/** An address that the app could be published at: one that is free, or kept for it. */
export const contract = defineFunction({
  name: 'propose-address',
  access: 'user',
  input,
  output: z.object({ slug: z.string() }),
});
