import type { Draft } from './draft.ts';
import type { PlannedField, PlannedThing } from './planned.ts';
import { periodOf } from './rules-of-records.ts';

/** The day that a record is of: when it begins or took place. */
export function dayOf(thing: PlannedThing): PlannedField | undefined {
  const period = periodOf(thing);
  const days = thing.fields.filter(
    ({ kind, words }) => (kind === 'date' || kind === 'moment') && !/\bbirth|\bborn\b/i.test(words),
  );
  return (
    period?.day ??
    (period?.from.kind === 'time' ? undefined : period?.from) ??
    days.find(({ words }) => /^(?:date|day|moment|date and time)$/i.test(words)) ??
    days.find(({ words }) => !isEnd.test(words)) ??
    days[0]
  );
}

const isEnd =
  /\bdue\b|deadline|until|upto|up to|expir|\bnext\b|^to$|^end$|\bend\b|\bends\b|valid|best before|use[- ]by|return by|return date|promised|delivery date|planned end/i;

/** The day by which something is over or has to be done. */
export function endOf(thing: PlannedThing): PlannedField | undefined {
  const days = thing.fields.filter(({ kind }) => kind === 'date' || kind === 'moment');
  return days.find(({ words }) => isEnd.test(words) && !/^returned/i.test(words));
}

/** The day of a record as a formula: its own, that of what it belongs to, else the one on which it was entered. */
export function dayPath(thing: PlannedThing, { things }: Draft): string | undefined {
  const own = dayOf(thing);
  if (own !== undefined) return asDay(own);
  for (const link of thing.fields) {
    const target = things.find(({ key }) => key === link.to);
    const day = target === undefined || !takesPlace(target) ? undefined : dayOf(target);
    if (day !== undefined && !isEnd.test(day.words)) return asDay(day, `${link.name}.${day.name}`);
  }
  const isPointedTo = things.some(({ fields }) => fields.some(({ to }) => to === thing.key));
  return isPointedTo ? undefined : 'day(createdAt)';
}

/** A booking has a day on which it is; the day on which a member joined is none of their orders. */
const takesPlace = (thing: PlannedThing) =>
  periodOf(thing) !== undefined ||
  thing.fields.some(({ kind, words }) => kind === 'reference' || /^date$/i.test(words));

export const asDay = ({ kind, name }: Pick<PlannedField, 'kind' | 'name'>, path = name): string =>
  kind === 'moment' ? `day(${path})` : path;

const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  thirty: 30,
  sixty: 60,
  ninety: 90,
};

/** A number of days, in digits or words. */
export function daysIn(count: string, unit: string): number | undefined {
  const number = counts[count.toLowerCase()] ?? Number(count);
  const length = { day: 1, week: 7, month: 30, year: 365 }[unit.toLowerCase().replace(/s$/, '')];
  return Number.isFinite(number) && length !== undefined ? number * length : undefined;
}

/** Which records of a thing words such as “today” and “ending within 30 days” mean. */
export function timeOf(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const plain = words.toLowerCase();
  const isAhead =
    /\b(?:next|coming|following|within|in \d)\b/.test(plain) && !/\b(?:last|past|previous)\b/.test(plain);
  const isEnding = plain.startsWith('ending ');
  // What expires is not known by the day on which it was issued.
  const end = isEnding || isAhead ? endOf(thing) : undefined;
  if (end !== undefined) return spanOf(plain, asDay(end));
  const day = isEnding ? undefined : isAhead ? ownDay(thing) : dayPath(thing, draft);
  return day === undefined ? undefined : spanOf(plain, day);
}

function ownDay(thing: PlannedThing): string | undefined {
  const own = dayOf(thing);
  return own === undefined ? undefined : asDay(own);
}

/** The span of days that words name, of a day. */
export function spanOf(plain: string, day: string): string | undefined {
  const [, count = '', unit = ''] = /\b(\d+|[a-z]+) (days?|weeks?|months?|years?)\b/.exec(plain) ?? [];
  const days = count === '' ? undefined : daysIn(count, unit);
  const isBack = /\b(?:last|past|previous)\b/.test(plain);
  if (days !== undefined)
    return isBack
      ? `${day} >= addDays(today, -${days}) and ${day} <= today`
      : `${day} >= today and ${day} <= addDays(today, ${days})`;
  if (/today(?:['’]s)? and tomorrow/.test(plain)) return `${day} >= today and ${day} <= addDays(today, 1)`;
  if (/tomorrow/.test(plain)) return `${day} = addDays(today, 1)`;
  if (/yesterday/.test(plain)) return `${day} = addDays(today, -1)`;
  const step = isBack ? -1 : /\bnext\b/.test(plain) ? 1 : 0;
  if (/week/.test(plain))
    return `week(${day}) = week(${step === 0 ? 'today' : `addDays(today, ${step * 7})`})`;
  if (/month/.test(plain))
    return `month(${day}) = month(${step === 0 ? 'today' : `addMonths(today, ${step})`})`;
  if (/year/.test(plain)) return `year(${day}) = year(today)${step === 0 ? '' : step > 0 ? ' + 1' : ' - 1'}`;
  if (/quarter/.test(plain)) return undefined;
  return /\b(?:today|day)\b/.test(plain) ? `${day} = today` : undefined;
}

/** “Q2 2026”: formulas know no quarters, but months follow one another in the order of their texts. */
export function quarterOf(day: string): string {
  const before = (month: string) => `month(${day}) < year(${day}) + "-${month}"`;
  return `if(${before('04')}, "Q1 ", if(${before('07')}, "Q2 ", if(${before('10')}, "Q3 ", "Q4 "))) + year(${day})`;
}
