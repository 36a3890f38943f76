import { withCurrency } from './with-currency.ts';
import { isYearField } from './years.ts';

interface Bounded {
  readonly name: string;
  readonly label: string;
  readonly kind: string;
  readonly unit?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** So little is only there to keep nothing and less away. */
const hardlyAny = 0.1;

/** What a number may be, in words that follow “must be”: “between 1 and 5”, “more than 0”, “at least 500 g”. */
export function boundsText(field: Bounded): string {
  const { min, max } = field;
  const written = (value: number) => writtenBound(field, value);
  const isAny = min !== undefined && min > 0 && min < hardlyAny;
  if (max === undefined) {
    if (min === undefined) return 'a number';
    return isAny ? 'more than 0' : min === 0 ? '0 or more' : `at least ${written(min)}`;
  }
  if (min === undefined) return `at most ${written(max)}`;
  if (isAny) return `more than 0 and at most ${written(max)}`;
  return min === max ? written(min) : `between ${bareBound(field, min)} and ${written(max)}`;
}

/** “between 1 and 5 kg” says its unit once; a sign of money stands before each. */
function bareBound(field: Bounded, value: number): string {
  return field.kind === 'money'
    ? writtenBound(field, value)
    : writtenBound({ ...field, kind: 'number', unit: '' }, value);
}

function writtenBound(field: Bounded, value: number): string {
  const { kind, unit = '' } = field;
  if (isYearField({ ...field, unit })) return String(value);
  const text = numbers.format(value);
  if (kind === 'money') return withCurrency(text, unit === '' ? undefined : unit);
  if (kind === 'percent') return `${text}%`;
  return unit === '' ? text : `${text} ${unit}`;
}
