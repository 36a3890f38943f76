import { numberOf, numberShape } from '../limits/said-number.ts';

type LengthUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** A length of time with its place in the words. */
export interface SaidLength {
  readonly value: number;
  readonly unit: LengthUnit;
  readonly start: number;
  readonly end: number;
}

export const lengthShape = String.raw`(?<![\p{L}\d.,])(${numberShape}|half an?)[ -]?(?:full |whole |more |working |further )?(minutes?|mins?|hours?|hrs?|h|days?|nights?|weeks?|wks?|fortnights?|months?|mths?|years?|yrs?|y)\b`;
const shape = new RegExp(lengthShape, 'giu');

/** “six weeks”, “18 months”, “2 yrs”, in the order in which they are said. */
export function saidLengths(words: string): SaidLength[] {
  return [...words.matchAll(shape)].flatMap((match): SaidLength[] => {
    const [text, figure = '', word = ''] = match;
    const value = /^half/iu.test(figure) ? 0.5 : numberOf(figure);
    const isFortnight = /^fortnight/iu.test(word);
    const unit = isFortnight ? 'week' : unitOf(word);
    if (value === undefined || unit === undefined) return [];
    return [
      { value: isFortnight ? value * 2 : value, unit, start: match.index, end: match.index + text.length },
    ];
  });
}

const units: readonly (readonly [RegExp, LengthUnit])[] = [
  [/^min/iu, 'minute'],
  [/^(?:h$|hr|hour)/iu, 'hour'],
  [/^(?:day|night)/iu, 'day'],
  [/^(?:week|wk)/iu, 'week'],
  [/^m(?:on)?th/iu, 'month'],
  [/^(?:year|yr|y$)/iu, 'year'],
];

function unitOf(word: string): LengthUnit | undefined {
  return units.find(([pattern]) => pattern.test(word))?.[1];
}

export function isShort({ unit }: Pick<SaidLength, 'unit'>): boolean {
  return unit === 'minute' || unit === 'hour';
}

export function inMinutes({ value, unit }: SaidLength): number {
  const each = { minute: 1, hour: 60, day: 1440, week: 10_080, month: 43_200, year: 525_600 };
  return Math.round(value * each[unit]);
}

export function inDays({ value, unit }: SaidLength): number {
  const each = { minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };
  return Math.ceil(value * each[unit]);
}

/** The day or moment that lies so long after another, as a formula. */
export function afterLength(from: string, kind: 'date' | 'moment', length: SaidLength): string {
  const { value, unit } = length;
  if (unit === 'month' && Number.isInteger(value)) return `addMonths(${from}, ${value})`;
  if (unit === 'year' && Number.isInteger(value)) return `addMonths(${from}, ${value * 12})`;
  return kind === 'moment' && isShort(length)
    ? `addMinutes(${from}, ${inMinutes(length)})`
    : `addDays(${from}, ${inDays(length)})`;
}

export function writtenLength({ value, unit }: SaidLength): string {
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}
