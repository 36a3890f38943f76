import { unitAfter } from './one-unit.ts';
import { withCurrency } from './with-currency.ts';

/** How a figure is to be read. */
export type FigureKind = 'number' | 'money' | 'percent' | 'date' | 'text';

export interface FigureLook {
  readonly kind?: FigureKind | undefined;
  readonly unit?: string | undefined;
  /** Exactly so many places after the point; without it, as many as there are, at most two. */
  readonly digits?: number | undefined;
}

type Shown = string | number | boolean | readonly string[] | null | undefined;

/** A worked-out value as people read it; undefined where there is none. */
export function showFigure(value: Shown, { kind, unit, digits }: FigureLook = {}): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return value.length === 0 ? undefined : value.join(', ');
  if (typeof value === 'string') return kind === 'text' ? value : withUnit(showWhen(value), unit);
  if (!Number.isFinite(value)) return undefined;
  if (kind === 'money') return showMoney(value, unit, digits);
  if (kind === 'percent') return `${plainNumber(value, digits)}%`;
  return withUnit(plainNumber(value, digits), unit === undefined ? unit : unitAfter(value, unit));
}

function withUnit(text: string, unit: string | undefined): string {
  return unit === undefined || unit === '' ? text : `${text} ${unit}`;
}

function plainNumber(value: number, digits: number | undefined): string {
  const places =
    digits === undefined
      ? { maximumFractionDigits: 2 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // A small negative number is rounded to nothing, not to “-0”.
  const text = value.toLocaleString('en-US', places);
  return /^-0(?:\.0*)?$/.test(text) ? text.slice(1) : text;
}

function showMoney(
  value: number,
  unit: string | undefined,
  digits = Number.isInteger(value) ? 0 : 2,
): string {
  const text = plainNumber(Math.abs(value), digits);
  const sign = value < 0 && /[1-9]/.test(text) ? '-' : '';
  return `${sign}${withCurrency(text, unit)}`;
}

const dayNames = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthNames = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Days, moments, months and weeks by their names; any other text as it is. */
export function showWhen(value: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return dayNames.format(Date.parse(`${value}T00:00Z`));
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value))
    return `${dayNames.format(Date.parse(`${value.slice(0, 10)}T00:00Z`))}, ${value.slice(11, 16)}`;
  if (/^\d{4}-\d\d$/.test(value)) return monthNames.format(Date.parse(`${value}-01T00:00Z`));
  const week = /^(\d{4})-W(\d\d)$/.exec(value);
  return week === null ? value : `Week ${Number(week[2])}, ${week[1]}`;
}
