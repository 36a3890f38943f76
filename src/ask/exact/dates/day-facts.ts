import { monthNames } from '../../../kernel/month-names.ts';
import { daysBetween } from '../../../methods/finance/calendar-days.ts';
import { counted, figure } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import {
  dayOf,
  daysOfMonth,
  type IsoDay,
  isLeapYear,
  isoWeekOf,
  todayIn,
  weekdayName,
  writeDay,
  yearOf,
} from './calendar.ts';
import type { DayReading, YearRule } from './read-day.ts';
import { type DayExpression, readDayExpression } from './read-day-expression.ts';
import { calendarNotes, eachReading, guessedYearNotes } from './say-day.ts';

type SayDay = (
  readings: readonly [DayReading, ...DayReading[]],
  expression: DayExpression,
  today: IsoDay,
) => ExactAnswer;

const verbs = "(?:is|was|will be|will|does|did|falls?|'s|are|would be)";
const weekdayAsked = new RegExp(
  `^(?:on )?(?:what|which|wat)(?:'s| is)?(?: the)? (?:day(?: of (?:the )?week)?|weekday|week day|dow)(?: of the week)? ${verbs}(?: it)?(?: on)? (.+?)(?: (?:fall on|on|fall))?$`,
);
const weekdayOf =
  /^(?:(?:the )?(?:weekday|day of (?:the )?week)(?: of| for| on| is)?) (.+)$|^(.+?) (?:is|was|falls on|will be)(?: on)? (?:what|which)(?: a)? (?:day|weekday|day of the week)$/;
const dateAsked = new RegExp(
  `^(?:what|which|wat)(?:'s| is)?(?: the| will be the)? date (?:${verbs} )?(?:it )?(.+)$|^(?:when|on what date) (?:${verbs}|was) (.+)$|^date (?:of )?(.+)$`,
);
const weekAsked =
  /^(?:(?:what|which)(?: is the| is)? |the )?(?:calendar |iso )?(?:week(?: number| no\.?)?|kw)(?: of the year)?(?: (?:is|was|does|of|for|on|will be))*(?: it)?(?: in)? ?(.*?)(?: (?:fall )?in)?$/;
const yearDayAsked =
  /^(?:(?:what|which) )?(?:day (?:number|of the year)|number of the day)(?: (?:of the year|in the year))?(?: (?:is|was|of|for))* (.+)$/;
const todayAsked =
  /^(?:(?:what|which)(?:'s| is|s)? )?(?:the )?(?:date|day)(?: is)?(?: it)?(?: today| now)?$|^(?:what is )?(?:today'?s date|todays? day|today|the date today)$/;

/** What is to be known of one day: its weekday, its week, where it lies when it is told by another day. */
export function answerDayFacts({ text, core, setting }: AskedQuestion): ExactAnswer | undefined {
  const today = todayIn(setting.now, setting.zone);
  const ask = (written: string | undefined, say: SayDay, rule: YearRule = 'this') =>
    about(written, say, today, rule);
  if (
    /\b(?:date|day)\b/.test(text) &&
    /what|which|today/.test(text) &&
    (todayAsked.test(text) || /^what day is (?:it )?today$/.test(text))
  )
    return sayToday(today);
  const yearDay = yearDayAsked.exec(text);
  const weekdays = weekdayAsked.exec(text) ?? weekdayOf.exec(core);
  const dates = dateAsked.exec(text);
  const weeks = weekAsked.exec(text);
  return (
    ask(yearDay?.[1], sayDayOfYear) ??
    ask(weekdays?.[1] ?? weekdays?.[2], sayWeekday) ??
    ask(dates?.[1] ?? dates?.[2] ?? dates?.[3], sayDate, 'next') ??
    (weeks === null ? undefined : ask(weeks[1] === '' ? weekOfToday(text) : weeks[1], sayWeek)) ??
    bareExpression(core, today)
  );
}

/** “What week is it” means today; the word “week” alone asks nothing. */
function weekOfToday(text: string): string | undefined {
  return /what|which|number|current/.test(text) ? 'today' : undefined;
}

function about(
  written: string | undefined,
  say: SayDay,
  today: IsoDay,
  rule: YearRule,
): ExactAnswer | undefined {
  if (written === undefined) return undefined;
  const expression = readDayExpression(written, today, rule);
  if (expression === undefined) return undefined;
  return 'fault' in expression.read
    ? cannot(expression.read.fault)
    : say(expression.read.readings, expression, today);
}

/** “in 90 days”, “3 weeks before Easter 2027” and a date alone need no verb; “today” and “christmas” alone are no question. */
function bareExpression(core: string, today: IsoDay): ExactAnswer | undefined {
  const expression = readDayExpression(core, today, 'this');
  if (expression === undefined) return undefined;
  if (expression.shift === undefined && !/^\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}$/.test(core)) return undefined;
  if ('fault' in expression.read) return cannot(expression.read.fault);
  return sayDate(expression.read.readings, expression, today);
}

function sayToday(today: IsoDay): ExactAnswer {
  return {
    kind: 'date',
    understood: 'the date of today',
    answer: writeDay(today),
    steps: [`In the ISO form: ${today}.`],
  };
}

function sayDate(
  readings: readonly [DayReading, ...DayReading[]],
  { shift }: DayExpression,
  today: IsoDay,
): ExactAnswer {
  const [{ day }] = readings;
  const distance = daysBetween(today, day);
  const away =
    distance === 0
      ? 'That is today.'
      : distance > 0
        ? `That is in ${counted(distance, 'day')}.`
        : `That is ${counted(-distance, 'day')} ago.`;
  return {
    kind: 'date',
    understood: shift ?? `the day ${eachReading(readings, ({ day: one }) => one)}`,
    answer: eachReading(readings, ({ day: one }) => writeDay(one)),
    steps: [
      ...(readings.length === 1 ? [`Today is ${writeDay(today)}. ${away}`] : []),
      ...guessedYearNotes(...readings),
      ...(/work|business|weekday/.test(shift ?? '') ? ['Monday to Friday; holidays are not taken out.'] : []),
      ...calendarNotes(day),
    ],
  };
}

function sayWeekday(readings: readonly [DayReading, ...DayReading[]], { shift }: DayExpression): ExactAnswer {
  const [{ day }] = readings;
  return {
    kind: 'date',
    understood: `the weekday of ${shift ?? readings.map(({ day: one }) => one).join(' or ')}`,
    answer: eachReading(readings, ({ day: one }) => writeDay(one)),
    steps: [
      `${writeDay(day)} is in week ${isoWeekOf(day).week} of ISO 8601.`,
      ...guessedYearNotes(...readings),
      ...(calendarNotes(day).length > 0 ? calendarNotes(day) : ['Counted in the Gregorian calendar.']),
    ],
  };
}

function sayWeek(readings: readonly [DayReading, ...DayReading[]]): ExactAnswer {
  const [{ day }] = readings;
  const { week, year } = isoWeekOf(day);
  return {
    kind: 'date',
    understood: `the week number of ${readings.map(({ day: one }) => writeDay(one)).join(' or ')}`,
    answer: eachReading(readings, ({ day: one }) => `week ${isoWeekOf(one).week} of ${isoWeekOf(one).year}`),
    value: week,
    steps: [
      'Weeks as ISO 8601 counts them: they begin on Monday, and week 1 holds the first Thursday of the year.',
      ...(year === yearOf(day) ? [] : [`This week belongs to ${year}.`]),
    ],
  };
}

function sayDayOfYear(readings: readonly [DayReading, ...DayReading[]]): ExactAnswer {
  const [{ day }] = readings;
  const number = daysBetween(dayOf(yearOf(day), 1, 1) ?? day, day) + 1;
  return {
    kind: 'date',
    understood: `the number of ${writeDay(day)} in its year`,
    answer: `day ${number} of ${yearOf(day)}`,
    value: number,
    steps: [
      `${figure(number - 1)} days have passed since 1 January.`,
      `${yearOf(day)} has ${isLeapYear(yearOf(day)) ? 366 : 365} days; this day is a ${weekdayName(day)}.`,
    ],
  };
}

const leapAsked = /^(?:is|was|will|are)? ?(?:the year )?(\d{1,4})(?: be)?(?: is)? ?(?:an? )?leap ?years?$/;
const nextLeap = /^(?:when |what |which )?(?:is |year is )?(?:the )?next leap ?year(?: after (\d{4}))?$/;
const daysIn = new RegExp(
  `^(?:how many )?days(?: are| does| has| is)?(?: there)?(?: in)? (?:(?:the )?month (?:of )?)?(?:(${monthNames
    .map((name) => `${name}|${name.slice(0, 3)}`)
    .join('|')
    .toLowerCase()}) ?(?:of |in )?)?(?:the year )?(\\d{4})?(?: have)?$`,
);

/** Leap years, and how long months and years are. */
export function answerYearFacts({ text, core, setting }: AskedQuestion): ExactAnswer | undefined {
  const leap = leapAsked.exec(text) ?? leapAsked.exec(core);
  if (leap !== null) return sayLeap(Number(leap[1]));
  const next = nextLeap.exec(text) ?? nextLeap.exec(core);
  const now = yearOf(todayIn(setting.now, setting.zone));
  if (next !== null) {
    let year = (next[1] === undefined ? now : Number(next[1])) + 1;
    while (!isLeapYear(year)) year += 1;
    return {
      kind: 'date',
      understood: 'the next leap year',
      answer: String(year),
      value: year,
      steps: [leapRule],
    };
  }
  const days = daysIn.exec(text);
  if (days === null || (days[1] === undefined && days[2] === undefined)) return undefined;
  const year = days[2] === undefined ? now : Number(days[2]);
  if (year < 1) return cannot('Years are counted from 1 on.');
  if (days[1] === undefined) {
    const count = isLeapYear(year) ? 366 : 365;
    return {
      kind: 'date',
      understood: `the days of ${year}`,
      answer: `${count} days`,
      value: count,
      steps: [leapRule],
    };
  }
  const month =
    monthNames.findIndex((name) => name.toLowerCase().startsWith((days[1] ?? '').slice(0, 3))) + 1;
  const count = daysOfMonth(year, month);
  return {
    kind: 'date',
    understood: `the days of ${monthNames[month - 1] ?? ''} ${year}`,
    answer: `${count} days`,
    value: count,
    steps: month === 2 ? [leapRule] : [],
  };
}

const leapRule = 'A leap year is divisible by 4, and by 400 where it is divisible by 100.';

function sayLeap(year: number): ExactAnswer {
  if (year < 1) return cannot('Years are counted from 1 on.');
  const isLeap = isLeapYear(year);
  return {
    kind: 'date',
    understood: `whether ${year} is a leap year`,
    answer: isLeap ? `Yes, ${year} is a leap year.` : `No, ${year} is not a leap year.`,
    steps: [leapRule],
  };
}
