import { z } from 'zod';

export const rhythm = z.enum(['day', 'week', 'month']);

/** Work that an agent does again and again, as its owner sees it. */
export const schedule = z.object({
  id: z.string(),
  agent: z.string(),
  name: z.string(),
  every: rhythm,
  movesDays: z.boolean(),
  paused: z.boolean(),
  nextAt: z.iso.datetime({ offset: true }),
  lastAt: z.iso.datetime({ offset: true }).nullable(),
  lastSummary: z.string().nullable(),
  /** Why the last time gave nothing. */
  lastTrouble: z.string().nullable(),
});
export type Schedule = z.infer<typeof schedule>;

/** What every call about schedules answers: all of the caller's, the next one first. */
export const schedules = z.object({ schedules: z.array(schedule) });
export type Schedules = z.infer<typeof schedules>;
