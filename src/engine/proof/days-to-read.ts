import { addDays } from '../library/rules/dates.ts';
import { formatDay, formatMoment } from '../library/words/format-day.ts';

/** A day of a sample within a text that is read on the screen: which one it is, is known when the app is tried. */
export function dayToRead(kind: 'date' | 'moment', value: string): string {
  return `{${kind} ${value}}`;
}

const mark = /\{(date|moment) ([^{}]+)\}/g;
const relative = /^([+-]\d{1,5})(?: (\d\d:\d\d))?$/;

/** The text as the app shows it on a day. */
export function writeDays(text: string, today: string): string {
  return text.replaceAll(mark, (_, kind: string, value: string) => {
    const [, days, clock = '10:00'] = relative.exec(value) ?? [];
    const day = days === undefined ? value : addDays(today, Number(days));
    if (kind === 'date') return formatDay(day);
    return formatMoment(days === undefined ? value : `${day}T${clock}`);
  });
}
