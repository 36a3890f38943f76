import { daysBetween, weekday } from '../../../methods/finance/calendar-days.ts';
import { counted, decimalOf, figure, writeFigure } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { type IsoDay, shiftedDay, spanBetween, todayIn, weekdayName, writeDay } from './calendar.ts';
import { aYearLater, type DayReading, type YearRule } from './read-day.ts';
import { readDayExpression } from './read-day-expression.ts';
import { calendarNotes, guessedYearNotes } from './say-day.ts';

type Measure = 'days' | 'weeks' | 'months' | 'years' | 'workdays' | 'nights' | 'weekends' | 'span';

const workdays = 'work(?:ing)? ?days|business days|weekdays';
const measures = `(days|weeks|months|years|nights|weekends|${workdays}|how long|time|duration|difference|number of days)`;
const between = new RegExp(
  `^(?:the )?(?:how many |number of |amount of |count (?:the )?)?${measures}(?: (?:are|is|were|was))?(?: (?:there|it))?(?: in)? (?:between|from|betwen) (.+?) (?:and|to|until|till|through|-) (.+)$`,
);
const turned = new RegExp(
  `^(?:from |between )?(.+?) (?:to|until|till|and) (.+?),? (?:is |are |in )?(?:how many |in )?${measures}$`,
);
const until = new RegExp(
  `^(?:how many |number of )?${measures}(?: (?:are|is|do|does|will|left|remain|to go))*(?: (?:there|it|we|i|have|take|left|remaining))*? (?:until|till|til|untill|to|before|up to) (.+)$`,
);
const since = new RegExp(
  `^(?:how many |number of )?${measures}(?: (?:has|have|is|are|did))?(?: (?:it|been|passed|there|gone by))*(?: been| passed)* (?:since|after) (.+)$`,
);

export function answerDaysBetween({ text, core, setting }: AskedQuestion): ExactAnswer | undefined {
  const today = todayIn(setting.now, setting.zone);
  for (const question of new Set([text, core])) {
    const found = between.exec(question);
    const back = found === null ? turned.exec(question) : null;
    const [measure, one, other] =
      found === null ? [back?.[3], back?.[1], back?.[2]] : [found[1], found[2], found[3]];
    if (measure !== undefined && one !== undefined && other !== undefined) {
      const answer = betweenTwo(measureOf(measure), one, other, today);
      if (answer !== undefined) return answer;
    }
    const ahead = until.exec(question);
    const answer =
      ahead === null ? undefined : fromToday(measureOf(ahead[1] ?? ''), ahead[2] ?? '', today, 'next');
    if (answer !== undefined) return answer;
    const past = since.exec(question);
    const elapsed =
      past === null ? undefined : fromToday(measureOf(past[1] ?? ''), past[2] ?? '', today, 'last');
    if (elapsed !== undefined) return elapsed;
  }
  return undefined;
}

function measureOf(word: string): Measure {
  if (/^(?:work|business|weekdays)/.test(word)) return 'workdays';
  if (word === 'weeks' || word === 'months' || word === 'years' || word === 'nights' || word === 'weekends')
    return word;
  return word === 'days' || word === 'number of days' ? 'days' : 'span';
}

function betweenTwo(measure: Measure, one: string, other: string, today: IsoDay): ExactAnswer | undefined {
  const first = readDayExpression(one, today);
  const second = readDayExpression(other, today);
  if (first === undefined || second === undefined) return undefined;
  if ('fault' in first.read) return cannot(first.read.fault);
  if ('fault' in second.read) return cannot(second.read.fault);
  const [start] = first.read.readings;
  const [end] = second.read.readings;
  const isAcrossNewYear = end.isYearGuessed === true && end.day < start.day;
  const last: DayReading = isAcrossNewYear ? { ...end, day: aYearLater(end.day) } : end;
  const otherReadings = [...first.read.readings.slice(1), ...second.read.readings.slice(1)];
  const answer = measured(measure, start, last);
  if (otherReadings.length === 0 || 'reason' in answer) return answer;
  const [alternativeStart = start] = first.read.readings.slice(1);
  const [alternativeEnd = last] = second.read.readings.slice(1);
  const alternative = measured(measure, alternativeStart, alternativeEnd);
  if ('reason' in alternative) return answer;
  return {
    ...answer,
    answer: `${answer.answer} (read with the day first), or ${alternative.answer} (read with the month first)`,
    steps: [...answer.steps, ...alternative.steps],
  };
}

function fromToday(
  measure: Measure,
  written: string,
  today: IsoDay,
  rule: YearRule,
): ExactAnswer | undefined {
  const expression = readDayExpression(written.replace(/ from (?:now|today)$/, ''), today, rule);
  if (expression === undefined) return undefined;
  if ('fault' in expression.read) return cannot(expression.read.fault);
  const [reading] = expression.read.readings;
  const now = { day: today };
  return rule === 'next' ? measured(measure, now, reading) : measured(measure, reading, now);
}

function measured(measure: Measure, one: DayReading, other: DayReading): ExactAnswer {
  const isBackwards = other.day < one.day;
  const [from, to] = isBackwards ? [other.day, one.day] : [one.day, other.day];
  const days = daysBetween(from, to);
  const notes = [
    ...(isBackwards ? ['The second day lies before the first.'] : []),
    ...guessedYearNotes(one, other),
    ...calendarNotes(from, to),
  ];
  const understood = `from ${writeDay(from)} to ${writeDay(to)}`;
  const [value, answer, ...steps] = figuresOf(measure, from, to, days);
  return { kind: 'date', understood, answer, value, steps: [...steps, ...notes] };
}

function figuresOf(measure: Measure, from: IsoDay, to: IsoDay, days: number): [number, string, ...string[]] {
  const plain = `The last day counts, the first does not: ${counted(days, 'day')}.`;
  const span = spanInWords(from, to);
  switch (measure) {
    case 'workdays': {
      const count = workdaysBetween(from, to);
      return [
        count,
        counted(count, 'working day'),
        `Monday to Friday, ${weekdayName(from)} and ${weekdayName(to)} counted with; holidays are not taken out.`,
        `There are ${counted(days + 1, 'day')} with both ends.`,
      ];
    }
    case 'weekends': {
      const count = weekendsBetween(from, to);
      return [
        count,
        counted(count, 'weekend'),
        'A weekend counts when its Saturday and Sunday both lie within these days.',
      ];
    }
    case 'nights':
      return [days, counted(days, 'night'), plain];
    case 'weeks': {
      const weeks = decimalOf(days).div(7);
      const { text, isRounded } = writeFigure(weeks, 6);
      const rest = days % 7;
      const exactly = `${counted(Math.floor(days / 7), 'week')}${rest === 0 ? '' : ` and ${counted(rest, 'day')}`}`;
      return [
        Number(weeks),
        exactly,
        `${counted(days, 'day')} / 7 = ${isRounded ? 'about ' : ''}${text} weeks`,
      ];
    }
    case 'months': {
      const { years, months, days: rest } = spanBetween(from, to);
      const whole = 12 * years + months;
      return [
        whole,
        `${counted(whole, 'month')}${rest === 0 ? '' : ` and ${counted(rest, 'day')}`}`,
        `That is ${counted(days, 'day')}.`,
      ];
    }
    case 'years': {
      const { years } = spanBetween(from, to);
      return [years, span, `That is ${counted(days, 'day')}.`];
    }
    default: {
      const more = days > 31 ? [`That is ${span}.`] : [];
      const weeks =
        days >= 7 ? [`In weeks: ${figure(Math.floor(days / 7))} and ${counted(days % 7, 'day')}.`] : [];
      return [days, counted(days, 'day'), plain, ...more, ...weeks];
    }
  }
}

function spanInWords(from: IsoDay, to: IsoDay): string {
  const { years, months, days } = spanBetween(from, to);
  const parts = [
    years === 0 ? '' : counted(years, 'year'),
    months === 0 ? '' : counted(months, 'month'),
    days === 0 && years + months > 0 ? '' : counted(days, 'day'),
  ].filter((part) => part !== '');
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}` : (parts[0] ?? '');
}

/** Both ends counted, as NETWORKDAYS of spreadsheets does. */
export function workdaysBetween(from: IsoDay, to: IsoDay): number {
  const days = daysBetween(from, to) + 1;
  let count = Math.floor(days / 7) * 5;
  let day: IsoDay | undefined = to;
  for (let rest = days % 7; rest > 0 && day !== undefined; rest -= 1) {
    if (weekday(day) <= 5) count += 1;
    day = shiftedDay(day, -1);
  }
  return count;
}

function weekendsBetween(from: IsoDay, to: IsoDay): number {
  const saturday = (6 - weekday(from) + 7) % 7;
  const days = daysBetween(from, to);
  return days < saturday + 1 ? 0 : Math.floor((days - saturday - 1) / 7) + 1;
}
