import { z } from 'zod';
import { changed, moment, userId } from '../admin-shapes.ts';
import { defineFunction } from '../define-function.ts';

/** `banned_until: null` lifts a ban. A ban ends every session of the person. */
export const contract = defineFunction({
  name: 'admin-ban-user',
  access: 'admin',
  input: z.object({ user_id: userId, banned_until: moment.nullable() }),
  output: changed,
});
