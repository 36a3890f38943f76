import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { schedules } from '../schedule-shapes.ts';

/** What agents do regularly for the caller. */
export const contract = defineFunction({
  name: 'list-schedules',
  access: 'user',
  input: z.object({}),
  output: schedules,
});
