import { dayNumber, dayText } from '../../../methods/schedule/working-days.ts';
import type { CalendarEvent } from '../../agent-desk/result.ts';
import type { Assessment } from './assess.ts';
import type { PremortemInput } from './fields.ts';

const daysOfWeek = 7;
const mostReviews = 60;
const watched = 6;

/** A review every few weeks until the end, each with the tripwires to look at. */
export function reviews(input: PremortemInput, { causes }: Assessment): CalendarEvent[] {
  const tripwires = causes
    .filter(({ input: { tripwire } }) => tripwire !== undefined)
    .slice(0, watched)
    .map(({ input: { cause, tripwire, owner } }) => `${cause}: ${tripwire ?? ''} (${owner ?? 'nobody yet'})`);
  const first = dayNumber(input.start) + input.reviewWeeks * daysOfWeek;
  const last = dayNumber(input.end);
  const events: CalendarEvent[] = [];
  for (let day = first; day < last && events.length < mostReviews; day += input.reviewWeeks * daysOfWeek)
    events.push({
      title: `${input.project}: risk review`,
      day: dayText(day),
      text: tripwires.length === 0 ? 'Agree on tripwires.' : `Look at: ${tripwires.join('; ')}.`,
    });
  events.push({
    title: `${input.project}: end, compare with the premortem`,
    day: input.end,
    text: 'Which causes came about, and which did nobody name?',
  });
  return events;
}
