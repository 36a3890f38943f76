import { monthNames } from '../../../kernel/month-names.ts';
import { type Period, periodAfter } from './periods.ts';

type QuantityKind = 'money' | 'percent' | 'span' | 'number' | 'date';

/** A number of the question with what it counts. */
export interface Quantity {
  readonly kind: QuantityKind;
  /** A day is `2026-03-31`. */
  readonly value: number | string;
  /** Of money its currency where it is said, of a span `years` to `seconds`. */
  readonly unit?: string;
  /** How often it comes, such as `month` of “2000 a month”. */
  readonly per?: Period;
  /** The words of the question. */
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '¥': 'JPY',
  '₦': 'NGN',
};
const currencies: Readonly<Record<string, string>> = {
  dollar: 'USD',
  buck: 'USD',
  usd: 'USD',
  euro: 'EUR',
  eur: 'EUR',
  pound: 'GBP',
  quid: 'GBP',
  gbp: 'GBP',
  franc: 'CHF',
  chf: 'CHF',
  rupee: 'INR',
  inr: 'INR',
  yen: 'JPY',
  jpy: 'JPY',
  naira: 'NGN',
  ngn: 'NGN',
  cad: 'CAD',
  aud: 'AUD',
  brl: 'BRL',
  zar: 'ZAR',
  rand: 'ZAR',
  pln: 'PLN',
  zloty: 'PLN',
  sek: 'SEK',
  kes: 'KES',
};
const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};
const spans: Readonly<Record<string, string>> = {
  year: 'years',
  yr: 'years',
  month: 'months',
  mo: 'months',
  week: 'weeks',
  day: 'days',
  hour: 'hours',
  minute: 'minutes',
  min: 'minutes',
  second: 'seconds',
  sec: 'seconds',
};
const months = monthNames.map((name) => name.toLowerCase());

const monthName = months.map((name) => `${name}|${name.slice(0, 3)}`).join('|');
const dates = new RegExp(
  String.raw`\b(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthName})\.?,? (\d{4})|(${monthName})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}))\b`,
  'giu',
);
const numbers =
  /(?<![\p{L}\p{N}.,])([$€£₹¥₦])?\s?(\d{1,3}(?:[,\u202f ’']\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?![\p{N}])(?:\s?(thousand|million|billion|mn|bn|k|m)(?![\p{L}]))?(?:\s?-?\s?(%|percent|per cent|[\p{L}€£$]+))?/giu;

/** The quantities of a text in their order; no two share a word. */
export function readQuantities(text: string): Quantity[] {
  const days = [...text.matchAll(dates)].flatMap((match) => dayOf(match));
  const isInDay = (at: number) => days.some(({ start, end }) => at >= start && at < end);
  const others = [...text.matchAll(numbers)]
    .filter((match) => !isInDay(match.index))
    .flatMap((match) => numberOf(match));
  return [...days, ...others].toSorted((one, other) => one.start - other.start);
}

function dayOf(match: RegExpExecArray): Quantity[] {
  const [words, year, month, day, firstDay, firstMonth, firstYear, lastMonth, lastDay, lastYear] = match;
  const name = (firstMonth ?? lastMonth ?? '').toLowerCase().slice(0, 3);
  const ordinal = month ?? String(1 + months.findIndex((one) => one.startsWith(name))).padStart(2, '0');
  const value = `${year ?? firstYear ?? lastYear}-${ordinal}-${(day ?? firstDay ?? lastDay ?? '').padStart(2, '0')}`;
  // 31 February is no day.
  const asked = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(asked.getTime()) || !asked.toISOString().startsWith(value)) return [];
  return [{ kind: 'date', value, words, start: match.index, end: match.index + words.length }];
}

function numberOf(match: RegExpExecArray): Quantity[] {
  const [whole, sign, digits = '', scale, after] = match;
  const value = Number(digits.replace(/[,\u202f ’']/g, '')) * (scales[scale?.toLowerCase() ?? ''] ?? 1);
  if (!Number.isFinite(value)) return [];
  const kind = kindOf(sign, after);
  // What follows the number belongs to it only where it says what the number is.
  const isOfAfter = after !== undefined && kindOf(undefined, after).kind !== 'number';
  const words = (after === undefined || isOfAfter ? whole : whole.slice(0, -after.length)).trim();
  const start = match.index + (whole.length - whole.trimStart().length);
  const end = start + words.length;
  const per = kind.kind === 'span' ? undefined : periodAfter(match.input.slice(end));
  return per === undefined
    ? [{ ...kind, value, words, start, end }]
    : [{ ...kind, value, per: per.period, words: words + per.words, start, end: end + per.words.length }];
}

function kindOf(sign: string | undefined, after: string | undefined): Pick<Quantity, 'kind' | 'unit'> {
  const currency = sign === undefined ? undefined : signs[sign];
  if (currency !== undefined) return { kind: 'money', unit: currency };
  const word = (after ?? '').toLowerCase().replace(/(?<=..)s$/, '');
  if (word === '%' || word === 'percent' || word === 'per cent') return { kind: 'percent' };
  const named = currencies[word] ?? signs[word];
  if (named !== undefined) return { kind: 'money', unit: named };
  const span = spans[word];
  return span === undefined ? { kind: 'number' } : { kind: 'span', unit: span };
}
