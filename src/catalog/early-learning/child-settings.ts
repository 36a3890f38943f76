import { z } from 'zod';

const minutes = z.number().int().min(0).max(1440);
const secondsByDay = z.record(z.string(), z.number().min(0));

/** How a grown-up has set things up for a child. What an older or newer version wrote and is not understood falls back to the usual. */
const childSettingsSchema = z.object({
  /** Zero is without a limit. */
  dayMinutes: minutes.catch(30),
  sittingMinutes: minutes.catch(15),
  quiet: z.object({ from: minutes, to: minutes }).nullable().catch(null),
  sound: z.boolean().catch(true),
  /** The name of a voice of the browser; empty is its usual one. */
  voice: z.string().max(200).catch(''),
  speed: z.number().min(0.5).max(1.5).catch(0.9),
  leftHanded: z.boolean().catch(false),
  letterCase: z.enum(['both', 'upper', 'lower']).catch('both'),
  /** Seconds that were added for a day. */
  extra: secondsByDay.catch({}),
  /** Seconds that were played while the clock was ahead. */
  aside: secondsByDay.catch({}),
});

export type ChildSettings = z.infer<typeof childSettingsSchema>;

export const usualChildSettings: ChildSettings = childSettingsSchema.parse({});

export function readChildSettings(value: unknown): ChildSettings {
  const read = childSettingsSchema.safeParse(value);
  return read.success ? read.data : usualChildSettings;
}

/** So many days are remembered, so that the record stays small. */
const keptDays = 40;

/** The newest days of a list of days. */
export function newestDays(days: Readonly<Record<string, number>>): Record<string, number> {
  const newest = Object.entries(days).toSorted(([one], [other]) => (one < other ? 1 : -1));
  return Object.fromEntries(newest.slice(0, keptDays));
}
