import type { Cell, WrittenAs } from './parts.ts';

const fewDigits = 2;
const manyDigits = 4;
const thousand = 1_000;

/** How a figure stands on a screen, in a document and on a slide. */
export function writeAmount(value: Cell, as: WrittenAs, currency = 'USD'): string {
  if (value === null) return '–';
  if (typeof value === 'string') return as === 'date' ? writeDay(value) : value;
  switch (as) {
    case 'money':
      return writeMoney(value, currency);
    case 'percent':
      return `${plain(value, fewDigits)} %`;
    case 'text':
      return String(value);
    case 'whole':
      return plain(value, 0);
    case 'times':
      return `${plain(value, fewDigits)}×`;
    default:
      return plain(value, Math.abs(value) >= 1 ? fewDigits : manyDigits);
  }
}

/** Large sums are written without their hundredths, which nobody reads. */
function writeMoney(value: number, currency: string): string {
  const digits = Math.abs(value) >= thousand || Number.isInteger(value) ? 0 : fewDigits;
  const written = withoutMinusZero(value, digits).toLocaleString('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // A space like any other: whoever looks for the sum in a document types one.
  return written.replaceAll('\u00A0', ' ');
}

function plain(value: number, digits: number): string {
  return withoutMinusZero(value, digits).toLocaleString('en', { maximumFractionDigits: digits });
}

function withoutMinusZero(value: number, digits: number): number {
  return Math.abs(value) < 0.5 / 10 ** digits ? 0 : value;
}

function writeDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return date.toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
}
