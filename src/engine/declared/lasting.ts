import { numberOf, numberShape } from '../limits/said-number.ts';
import { type PlannedThing, plainWords } from './planned.ts';
import { periodOf } from './rules-of-records.ts';

const said = new RegExp(
  String.raw`^(?:is |are |lasts? |takes? )?(longer than|shorter than|more than|less than|over|under|at least|at most|exceeding)\s+(${numberShape})\s*(hours?|hrs?|h|minutes?|mins?|min|days?|nights?|weeks?|months?|years?)(?: long)?$`,
  'iu',
);
const signs: readonly (readonly [RegExp, string])[] = [
  [/^(?:longer|more|over|exceeding)/i, '>'],
  [/^(?:shorter|less|under)/i, '<'],
  [/^at least/i, '>='],
  [/^at most/i, '<='],
];

/** How long a record lasts, in a unit; undefined where it has no beginning and end of that kind. */
export function lengthIn(thing: PlannedThing, unit: string): string | undefined {
  const period = periodOf(thing);
  if (period === undefined) return undefined;
  const [from, to] = [period.from.name, period.to.name];
  const isDays = period.from.kind === 'date';
  if (/^h/i.test(unit)) return isDays ? undefined : `hours(${from}, ${to})`;
  if (/^min/i.test(unit)) return isDays ? undefined : `minutes(${from}, ${to})`;
  if (period.from.kind === 'time') return undefined;
  const factor = /^w/i.test(unit) ? 7 : /^mon/i.test(unit) ? 30 : /^y/i.test(unit) ? 365 : 1;
  return factor === 1 ? `days(${from}, ${to})` : `days(${from}, ${to}) / ${factor}`;
}

/** “longer than 3 hours”, said of what begins and ends. */
export function lasting(words: string, thing: PlannedThing): string | undefined {
  const [, how = '', figure = '', unit = ''] = said.exec(words.trim()) ?? [];
  const length = how === '' ? undefined : lengthIn(thing, unit);
  const sign = signs.find(([pattern]) => pattern.test(how))?.[1];
  const value = numberOf(figure);
  return length === undefined || sign === undefined || value === undefined
    ? undefined
    : `${length} ${sign} ${value}`;
}

/** “nights”, “hours”, “duration in days”: how long a record lasts, as a part of a sum. */
export function lengthNamed(words: string, thing: PlannedThing): string | undefined {
  const [, lead, unit] =
    /^(?:number of )?(?:(duration|length|rental period|period)(?: in)?)?\s*(nights|days|hours|minutes|weeks)?$/.exec(
      plainWords(words),
    ) ?? [];
  if (lead === undefined && unit === undefined) return undefined;
  const period = periodOf(thing);
  return lengthIn(thing, unit ?? (period?.from.kind === 'date' ? 'days' : 'hours'));
}
