import { monthNames } from '../../../kernel/month-names.ts';
import { weekday } from '../../../methods/finance/calendar-days.ts';
import {
  dateOf,
  dayOf,
  type IsoDay,
  monthOf,
  monthsLater,
  shiftedDay,
  weekdayNames,
  yearOf,
} from './calendar.ts';
import { feasts } from './feasts.ts';

/** A day as it can be meant; 3/4/2026 can be meant in two ways. */
export interface DayReading {
  readonly day: IsoDay;
  /** No year was said, and this one was taken. */
  readonly isYearGuessed?: boolean;
  /** How it was read, where it could be read otherwise. */
  readonly as?: string;
}

export type DayRead =
  | { readonly readings: readonly [DayReading, ...DayReading[]] }
  | { readonly fault: string };

/** Which year is meant where none is said. */
export type YearRule = 'this' | 'next' | 'last';

const month = monthNames.map((name) => `${name.toLowerCase()}|${name.slice(0, 3).toLowerCase()}`).join('|');
const monthWord = `(${month}|sept|febuary|febuary|janurary|setember)\\.?`;
const ordinal = '(\\d{1,2})(?:st|nd|rd|th|\\.)?';
const year = "(?:,? ?(?:in |of )?('?\\d{2}|\\d{3,4}))?";
const weekdayBefore = `(?:(?:${weekdayNames.join('|').toLowerCase()}),? )?`;

const dayMonth = new RegExp(`^${weekdayBefore}(?:the )?${ordinal}[ -]?(?:of )?${monthWord}[ -]?${year}$`);
const monthDay = new RegExp(`^${weekdayBefore}${monthWord} ?(?:the )?${ordinal}${year}$`);
const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})?$/;
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/;
const named = new RegExp(
  `^(this|next|last|the coming|coming|past)? ?(${weekdayNames.join('|').toLowerCase()})$`,
);

export function readDay(written: string, today: IsoDay, rule: YearRule = 'this'): DayRead | undefined {
  const text = written
    .trim()
    .replace(/^(?:on|the date|date) /, '')
    .replace(/[.,]$/, (end) => (/\d\.$/.test(written) ? end : ''));
  return (
    relative(text, today) ??
    numeric(text, today, rule) ??
    worded(text, today, rule) ??
    feast(text, today, rule)
  );
}

const daysFromToday: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['now', 0],
  ['right now', 0],
  ['tomorrow', 1],
  ['tomorow', 1],
  ['tommorow', 1],
  ['tommorrow', 1],
  ['yesterday', -1],
  ['day after tomorrow', 2],
  ['the day after tomorrow', 2],
  ['day before yesterday', -2],
  ['the day before yesterday', -2],
]);

function relative(text: string, today: IsoDay): DayRead | undefined {
  const days = daysFromToday.get(text);
  if (days !== undefined) return single(shiftedDay(today, days));
  const found = named.exec(text);
  if (found === null) return undefined;
  const wanted = weekdayNames.findIndex((name) => name.toLowerCase() === found[2]) + 1;
  const isPast = found[1] === 'last' || found[1] === 'past';
  const step = isPast ? -((weekday(today) - wanted + 7) % 7 || 7) : (wanted - weekday(today) + 7) % 7 || 7;
  return single(shiftedDay(today, step));
}

function single(day: IsoDay | undefined, more: Partial<DayReading> = {}): DayRead {
  return day === undefined
    ? { fault: 'This day lies outside the calendar that is reckoned with, the years 1 to 9999.' }
    : { readings: [{ day, ...more }] };
}

function numeric(text: string, today: IsoDay, rule: YearRule): DayRead | undefined {
  const iso = isoDay.exec(text);
  if (iso !== null) return dayOrFault(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const points = dotted.exec(text);
  if (points !== null)
    return points[3] === undefined
      ? inGuessedYear(Number(points[2]), Number(points[1]), today, rule)
      : dayOrFault(fullYear(points[3]), Number(points[2]), Number(points[1]));
  const parts = slashed.exec(text);
  if (parts === null) return undefined;
  const [first, second, inYear] = [Number(parts[1]), Number(parts[2]), fullYear(parts[3] ?? '')];
  const dayFirst = dayOf(inYear, second, first);
  const monthFirst = dayOf(inYear, first, second);
  if (dayFirst === undefined && monthFirst === undefined) return dayOrFault(inYear, second, first);
  if (dayFirst === undefined || monthFirst === undefined || first === second)
    return single(dayFirst ?? monthFirst);
  return {
    readings: [
      { day: dayFirst, as: 'day first' },
      { day: monthFirst, as: 'month first, as in the United States' },
    ],
  };
}

function worded(text: string, today: IsoDay, rule: YearRule): DayRead | undefined {
  const first = dayMonth.exec(text);
  const second = first === null ? monthDay.exec(text) : null;
  const found = first ?? second;
  if (found === null) return undefined;
  const [name, date] = first === null ? [found[1], found[2]] : [found[2], found[1]];
  const number =
    monthNames.findIndex((known) => known.toLowerCase().startsWith((name ?? '').slice(0, 3))) + 1;
  if (number === 0) return undefined;
  const inYear = found[3];
  return inYear === undefined
    ? inGuessedYear(number, Number(date), today, rule)
    : dayOrFault(fullYear(inYear), number, Number(date));
}

const yearsFromThis: ReadonlyMap<string, number> = new Map([
  ['this year', 0],
  ['next year', 1],
  ['last year', -1],
]);

function feast(text: string, today: IsoDay, rule: YearRule): DayRead | undefined {
  const found =
    /^(?:next |this |the )?([a-z'. -]+?)(?: (?:in |of )?(\d{4}|this year|next year|last year))?$/.exec(text);
  const known = feasts.find(({ names }) => names.test(found?.[1] ?? ''));
  if (known === undefined) return undefined;
  const now = yearOf(today);
  const said = found?.[2];
  if (said !== undefined) {
    const offset = yearsFromThis.get(said);
    return single(known.day(offset === undefined ? Number(said) : now + offset));
  }
  const days = [now - 1, now, now + 1].map(known.day).filter((day) => day !== undefined);
  return single(chosen(days, today, rule), { isYearGuessed: true });
}

function inGuessedYear(monthNumber: number, date: number, today: IsoDay, rule: YearRule): DayRead {
  const now = yearOf(today);
  const days = [now - 1, now, now + 1, now + 2, now + 3, now + 4]
    .map((inYear) => dayOf(inYear, monthNumber, date))
    .filter((day) => day !== undefined);
  if (days.length === 0) return dayOrFault(now, monthNumber, date);
  return single(chosen(days, today, rule), { isYearGuessed: true });
}

function chosen(days: readonly IsoDay[], today: IsoDay, rule: YearRule): IsoDay | undefined {
  if (rule === 'next') return days.find((day) => day >= today);
  if (rule === 'last') return days.filter((day) => day <= today).at(-1);
  return days.find((day) => yearOf(day) === yearOf(today)) ?? days.find((day) => day >= today);
}

function dayOrFault(inYear: number, monthNumber: number, date: number): DayRead {
  const day = dayOf(inYear, monthNumber, date);
  if (day !== undefined) return { readings: [{ day }] };
  const name = monthNames[monthNumber - 1];
  if (name === undefined) return { fault: `There is no month ${monthNumber}.` };
  return { fault: `There is no ${date} ${name} ${inYear}.` };
}

const pivot = 50;

function fullYear(text: string): number {
  const digits = text.replace("'", '');
  const number = Number(digits);
  return digits.length === 2 ? number + (number < pivot ? 2000 : 1900) : number;
}

/** The same day of the next year, for a span that ends after the turn of the year. */
export function aYearLater(day: IsoDay): IsoDay {
  return dayOf(yearOf(day) + 1, monthOf(day), dateOf(day)) ?? monthsLater(day, 12);
}
