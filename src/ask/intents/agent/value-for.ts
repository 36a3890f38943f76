import type { Field, NumberField } from '../../../catalog/agent-desk/fields.ts';
import { inPeriod, periodIn } from './periods.ts';
import type { Quantity } from './read-quantities.ts';

/** How many of the smaller make one of the larger; only what is always the same is turned into the other. */
const smaller: Readonly<Record<string, readonly [unit: string, count: number]>> = {
  years: ['months', 12],
  weeks: ['days', 7],
  hours: ['minutes', 60],
  minutes: ['seconds', 60],
};

/** What a field would hold of a quantity; nothing when it is of another kind or beyond what the field takes. */
export function valueFor(quantity: Quantity, field: Field): string | number | undefined {
  const { kind } = quantity;
  if (field.kind === 'date') return kind === 'date' ? quantity.value : undefined;
  const value = inPeriodOf(field, quantity);
  if (value === undefined) return undefined;
  if (field.kind === 'money') return kind === 'money' || kind === 'number' ? within(value, field) : undefined;
  if (field.kind === 'percent') return kind === 'percent' ? within(value, field) : undefined;
  if (field.kind !== 'number') return undefined;
  if (kind === 'span') return within(inUnit(value, quantity.unit ?? '', field.unit ?? ''), field);
  return kind === 'number' && !isSpan(field.unit) ? within(value, field) : undefined;
}

/** What comes every month fills a field that asks for a year by twelve times as much, and no field that asks for a week. */
function inPeriodOf(field: Field, { value, per }: Quantity): number | undefined {
  if (typeof value === 'string') return undefined;
  const asked = periodIn(`${field.label} ${'unit' in field ? (field.unit ?? '') : ''}`);
  return per === undefined || asked === undefined ? value : inPeriod(value, per, asked);
}

const spans = new Set(['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds']);

function isSpan(unit: string | undefined): boolean {
  return unit !== undefined && spans.has(unit);
}

function inUnit(value: number, from: string, to: string): number | undefined {
  if (from === to) return value;
  if (smaller[from]?.[0] === to) return value * smaller[from][1];
  if (smaller[to]?.[0] === from) return value / smaller[to][1];
  return undefined;
}

function within(
  value: number | undefined,
  { min, max, whole }: Pick<NumberField, 'min' | 'max' | 'whole'>,
): number | undefined {
  if (value === undefined || (min !== undefined && value < min) || (max !== undefined && value > max))
    return undefined;
  return whole === true && !Number.isInteger(value) ? undefined : value;
}
