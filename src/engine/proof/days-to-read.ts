import { addMonths } from '../library/rules/dates.ts';
import { formatDay, formatMoment } from '../library/words/format-day.ts';
import { dayOfSample, sampleDay } from '../spec/sample-day.ts';

/** A day of a sample within a text that is read on the screen: which one it is, is known when the app is tried. */
export function dayToRead(kind: 'date' | 'moment', value: string): string {
  return `{${kind} ${value}}`;
}

/** The first day of this month, or of one so many months later. */
export function monthToRead(kind: 'date' | 'moment', months: number, clock: string): string {
  return dayToRead(kind, `month+${months}${kind === 'moment' ? ` ${clock}` : ''}`);
}

const mark = /\{(date|moment) ([^{}]+)\}/g;
const ofMonth = /^month([+-]\d{1,5})(?: (\d\d:\d\d))?$/;

/** The text as the app shows it on a day. */
export function writeDays(text: string, today: string): string {
  return text.replaceAll(mark, (_, kind: string, value: string) => {
    const { day, time } = dayAndTime(value, today);
    if (kind === 'date') return formatDay(day);
    return formatMoment(time === undefined ? day : `${day}T${time}`);
  });
}

function dayAndTime(value: string, today: string): { day: string; time?: string } {
  const [, months, clock = '10:00'] = ofMonth.exec(value) ?? [];
  if (months !== undefined) return { day: addMonths(`${today.slice(0, 8)}01`, Number(months)), time: clock };
  const near = sampleDay(value);
  return near === undefined ? { day: value } : { day: dayOfSample(near, today), time: near.time ?? '10:00' };
}
