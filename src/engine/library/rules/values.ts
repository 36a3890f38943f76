import { addDays, daysBetween, isDay } from './dates.ts';
import type { Operator, Value } from './formula.ts';

export function isTrue(value: Value): boolean {
  return (
    value === true ||
    (typeof value === 'number' && value !== 0) ||
    (typeof value === 'string' && value !== '')
  );
}

export function isBlank(value: Value | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

export function isSame(a: Value, b: Value): boolean {
  if (isBlank(a) || isBlank(b)) return (isBlank(a) || a === false) && (isBlank(b) || b === false);
  if (isDay(a) && isDay(b)) {
    const length = Math.min(a.length, b.length, 16);
    return a.slice(0, length) === b.slice(0, length);
  }
  if (Array.isArray(a) || Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b);
  return a === b;
}

/** An empty number counts as nothing in a sum, as on paper. */
export function asNumber(value: Value): number {
  if (isBlank(value)) return 0;
  return typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : Number.NaN;
}

export function plus(a: Value, b: Value): Value {
  if (isDay(a) && typeof b === 'number') return addDays(a, b);
  if (typeof a === 'string' || typeof b === 'string') return `${asText(a)}${asText(b)}`;
  const sum = asNumber(a) + asNumber(b);
  return Number.isFinite(sum) ? cents(sum) : null;
}

export function minus(a: Value, b: Value): Value {
  if (isDay(a) && isDay(b)) return daysBetween(b, a);
  if (isDay(a) && typeof b === 'number') return addDays(a, -b);
  const difference = asNumber(a) - asNumber(b);
  return Number.isFinite(difference) ? cents(difference) : null;
}

/** 0.1 + 0.2 is 0.3. */
export function cents(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

export function asText(value: Value): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

export function contains(a: Value, b: Value): boolean {
  if (isBlank(b)) return false;
  if (Array.isArray(a)) return a.includes(asText(b));
  return typeof a === 'string' && a.toLowerCase().includes(asText(b).toLowerCase());
}

export function isInOrder(operator: Operator, a: Value, b: Value): boolean {
  if (isBlank(a) || isBlank(b)) return false;
  const order = compareValues(a, b);
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    default:
      return order >= 0;
  }
}

/** Numbers by size, days by date (a day and a moment of it are the same), words by their letters. */
export function compareValues(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [x, y] = [asText(a), asText(b)];
  if (isDay(x) && isDay(y)) {
    const length = Math.min(x.length, y.length, 16);
    return x.slice(0, length) < y.slice(0, length) ? -1 : x.slice(0, length) > y.slice(0, length) ? 1 : 0;
  }
  return x < y ? -1 : x > y ? 1 : 0;
}
