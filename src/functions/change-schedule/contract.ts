import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import { schedules } from '../schedule-shapes.ts';

const input = z.object({
  id: z.uuid({ error: 'There is nothing that an agent does regularly under this name.' }),
  change: z.enum(['pause', 'resume', 'remove']),
});
export type ChangeScheduleInput = z.output<typeof input>;

/** Pauses, goes on with, or takes out what an agent does regularly. */
export const contract = defineFunction({ name: 'change-schedule', access: 'user', input, output: schedules });
