import { z } from 'zod';
import { defineFunction } from '../define-function.ts';

/** Signs the caller out in one place. What is not there, or is somebody else's, counts as not found. */
export const contract = defineFunction({
  name: 'end-session',
  access: 'user',
  input: z.object({ session_id: z.uuid() }),
  output: z.object({ ended: z.literal(true) }),
});
