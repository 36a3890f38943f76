import { addDays, addMonths } from '../../methods/finance/calendar-days.ts';

export type Rhythm = 'day' | 'week' | 'month';

const daysOfWeek = 7;

/**
 * When it is due again: at the same time of day, as far ahead as the rhythm says, and after now. What was missed while no
 * server ran is not made up for.
 */
export function nextTime(last: Date, every: Rhythm, now: Date): Date {
  const [day = '', time = ''] = last.toISOString().split('T');
  for (let step = 1; ; step += 1) {
    const next = new Date(`${dayAfter(day, every, step)}T${time}`);
    if (next > now) return next;
  }
}

function dayAfter(day: string, every: Rhythm, step: number): string {
  if (every === 'month') return addMonths(day, step);
  return addDays(day, every === 'week' ? step * daysOfWeek : step);
}
