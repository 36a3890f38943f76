import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

const input = z.object({ id: z.uuid() });
export type RevokePersonalKeyInput = z.output<typeof input>;

/** Ends a key for good. Programs that use it are refused from the next request on. */
export const contract = defineFunction({
  name: 'revoke-personal-key',
  access: 'user',
  input,
  output: z.object({ revoked: z.literal(true) }),
});
