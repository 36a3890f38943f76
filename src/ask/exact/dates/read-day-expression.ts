import { weekday } from '../../../methods/finance/calendar-days.ts';
import { type IsoDay, monthsLater, shiftedDay, yearOf } from './calendar.ts';
import { type DayRead, type DayReading, readDay, type YearRule } from './read-day.ts';

/** A day that is told by another one: three weeks before Easter 2027. */
export interface DayExpression {
  readonly read: DayRead;
  /** How far from which day; undefined for a plain day. */
  readonly shift?: string;
}

const unit = '(days?|weeks?|fortnights?|months?|years?|(?:work(?:ing)? ?days?|business days?|weekdays?))';
const amounts = `(\\d{1,6}|an?) ${unit}(?: and (\\d{1,6}|an?) ${unit})?`;
const around = new RegExp(
  `^(?:(?:on|in) )?${amounts} (before|prior to|after|from|following|past|since|ahead of) (.+)$`,
);
const fromNow = new RegExp(
  `^(?:in |within )${amounts}(?: from (?:now|today))?$|^${amounts} (?:ago|from now|from today|later)$`,
);
const counted = new RegExp(`^(.+?) (plus|\\+|minus|-) ${amounts}$`);

export function readDayExpression(
  text: string,
  today: IsoDay,
  rule: YearRule = 'this',
): DayExpression | undefined {
  const plain = readDay(text, today, rule);
  if (plain !== undefined) return { read: plain };
  const now = fromNow.exec(text);
  if (now !== null) {
    const direction = text.endsWith('ago') ? -1 : 1;
    const found = now.slice(1).filter((part) => part !== undefined);
    return shifted({ readings: [{ day: today }] }, found, direction, text);
  }
  const beside = around.exec(text);
  if (beside !== null) {
    const anchor = readDay(beside[6] ?? '', today, rule);
    const direction = /before|prior|ahead/.test(beside[5] ?? '') ? -1 : 1;
    return anchor === undefined ? undefined : shifted(anchor, beside.slice(1, 5), direction, text);
  }
  const sum = counted.exec(text);
  if (sum === null) return undefined;
  const anchor = readDay(sum[1] ?? '', today, rule);
  const direction = /minus|-/.test(sum[2] ?? '') ? -1 : 1;
  return anchor === undefined ? undefined : shifted(anchor, sum.slice(3), direction, text);
}

function shifted(
  anchor: DayRead,
  parts: readonly (string | undefined)[],
  direction: number,
  shift: string,
): DayExpression {
  if (!('readings' in anchor)) return { read: anchor };
  const moved = anchor.readings.map((reading): DayReading | undefined => {
    let day: IsoDay | undefined = reading.day;
    for (let at = 0; at + 1 < parts.length && day !== undefined; at += 2) {
      const amount = parts[at];
      if (amount !== undefined)
        day = moveBy(day, direction * (/^an?$/.test(amount) ? 1 : Number(amount)), parts[at + 1] ?? 'days');
    }
    return day === undefined ? undefined : { ...reading, day };
  });
  const [first, ...more] = moved.filter((reading) => reading !== undefined);
  if (first === undefined)
    return {
      read: { fault: 'This day lies outside the calendar that is reckoned with, the years 1 to 9999.' },
      shift,
    };
  return { read: { readings: [first, ...more] }, shift };
}

const mostMonths = 120_000;

function moveBy(day: IsoDay, amount: number, unitName: string): IsoDay | undefined {
  if (/^(?:work|business|weekday)/.test(unitName)) return workdaysLater(day, amount);
  if (unitName.startsWith('day')) return shiftedDay(day, amount);
  if (unitName.startsWith('week')) return shiftedDay(day, 7 * amount);
  if (unitName.startsWith('fortnight')) return shiftedDay(day, 14 * amount);
  const months = unitName.startsWith('year') ? 12 * amount : amount;
  if (Math.abs(months) > mostMonths) return undefined;
  const year = yearOf(day) + months / 12;
  return year < 1 || year > 9_999 ? undefined : monthsLater(day, months);
}

/** Monday to Friday; holidays differ from place to place and are not counted. */
export function workdaysLater(day: IsoDay, amount: number): IsoDay | undefined {
  const weeks = Math.trunc(amount / 5);
  let rest = Math.abs(amount % 5);
  const step = amount < 0 ? -1 : 1;
  let found = shiftedDay(day, weeks * 7);
  // From a weekend the first working day is one step away, and whole weeks would otherwise end on the weekend again.
  if (found !== undefined && weekday(found) > 5 && rest === 0 && amount !== 0) {
    const toFriday = shiftedDay(found, step > 0 ? 5 - weekday(found) : 8 - weekday(found));
    return toFriday;
  }
  while (rest > 0 && found !== undefined) {
    found = shiftedDay(found, step);
    if (found !== undefined && weekday(found) <= 5) rest -= 1;
  }
  return found;
}
