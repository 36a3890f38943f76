import {
  addDays,
  addMinutes,
  addMonths,
  daysBetween,
  isClock,
  isDay,
  minutesBetween,
  weekdayOf,
  weekOf,
} from './dates.ts';
import type { Value } from './formula.ts';

type Call = (args: readonly Value[]) => Value;

/** What each can be given, so that a formula with too little is found before it runs. */
export interface KnownFunction {
  readonly least: number;
  readonly most: number;
  readonly call: Call;
}

const numbers = (work: (...values: number[]) => number, least: number, most = least): KnownFunction => ({
  least,
  most,
  call(args) {
    const given = args.map((value) => (typeof value === 'number' ? value : Number.NaN));
    const result = work(...given);
    return Number.isFinite(result) ? result : null;
  },
});

const isWhen = (value: Value | undefined): value is string =>
  typeof value === 'string' && (isDay(value) || isClock(value));

const between = (work: (from: string, to: string) => number): KnownFunction => ({
  least: 2,
  most: 2,
  call: ([from, to]) => (isWhen(from) && isWhen(to) ? work(from, to) : null),
});

const later = (work: (from: string, count: number) => string): KnownFunction => ({
  least: 2,
  most: 2,
  call: ([from, count]) => (isWhen(from) && typeof count === 'number' ? work(from, count) : null),
});

const ofDay = (work: (day: string) => Value): KnownFunction => ({
  least: 1,
  most: 1,
  call: ([day]) => (isDay(day) ? work(day) : null),
});

const ofText = (work: (text: string) => Value): KnownFunction => ({
  least: 1,
  most: 1,
  call: ([text]) => work(typeof text === 'string' ? text : ''),
});

function rounded(value: number, digits = 0): number {
  const scale = 10 ** digits;
  // 1.005 is held as a little less; what people typed is meant.
  return Math.round((value + Math.sign(value) * Number.EPSILON * Math.abs(value)) * scale) / scale;
}

/** The functions of formulas by their names. `if` is not among them: it reads only one of its two values. */
export const functions: Readonly<Record<string, KnownFunction>> = {
  days: between(daysBetween),
  hours: between((from, to) => minutesBetween(from, to) / 60),
  minutes: between(minutesBetween),
  addDays: later(addDays),
  addMonths: later(addMonths),
  addMinutes: later(addMinutes),
  day: ofDay((value) => value.slice(0, 10)),
  weekday: ofDay(weekdayOf),
  week: ofDay(weekOf),
  /** The time of day of a moment; of a day without one there is none. */
  clock: {
    least: 1,
    most: 1,
    call: ([value = null]) => (isDay(value) ? value.slice(11, 16) || null : isClock(value) ? value : null),
  },
  month: ofDay((value) => value.slice(0, 7)),
  year: ofDay((value) => Number(value.slice(0, 4))),
  round: numbers(rounded, 1, 2),
  floor: numbers(Math.floor, 1),
  ceil: numbers(Math.ceil, 1),
  abs: numbers(Math.abs, 1),
  sqrt: numbers(Math.sqrt, 1),
  power: numbers((base, exponent) => base ** exponent, 2),
  smaller: numbers(Math.min, 2, 9),
  greater: numbers(Math.max, 2, 9),
  min: numbers(Math.min, 2, 9),
  max: numbers(Math.max, 2, 9),
  length: {
    least: 1,
    most: 1,
    call: ([value]) => (typeof value === 'string' || Array.isArray(value) ? value.length : 0),
  },
  words: ofText((text) => text.match(/\S+/g)?.length ?? 0),
  upper: ofText((text) => text.toUpperCase()),
  lower: ofText((text) => text.toLowerCase()),
};
