import { withCurrency } from '../library/words/with-currency.ts';
import type { FieldSpec } from '../spec/app-spec.ts';
import type { Bound, Plan } from './limit.ts';

type Ends = Pick<Bound, 'least' | 'most'>;

/** “at least 20”, “between 1 and 10”, with the unit of the property. */
export function writtenBound(
  { least, most }: Ends,
  { kind, unit }: Pick<FieldSpec, 'kind' | 'unit'>,
  { currency }: Pick<Plan, 'currency'>,
): string {
  const written = (value: number) => {
    if (kind === 'money') return withCurrency(String(value), unit ?? currency);
    if (kind === 'percent') return `${value}%`;
    return unit === undefined ? String(value) : `${value} ${unit}`;
  };
  if (least !== undefined && most !== undefined) return `between ${least} and ${written(most)}`;
  return least === undefined ? `at most ${written(most ?? 0)}` : `at least ${written(least)}`;
}

/** The formula that holds where a value is outside. */
export function outside(value: string, { least, most }: Ends): string {
  return [
    ...(least === undefined ? [] : [`${value} < ${least}`]),
    ...(most === undefined ? [] : [`${value} > ${most}`]),
  ].join(' or ');
}

/** The nearest number that is allowed. */
export function within(value: number, { least, most }: Ends): number {
  return Math.min(Math.max(value, least ?? Number.NEGATIVE_INFINITY), most ?? Number.POSITIVE_INFINITY);
}
