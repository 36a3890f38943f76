import type { ColumnField, MoneyField, NumberField, PercentField, TextField } from './fields.ts';

const longestText = 20_000;
/** Beyond this, sums lose their last digits. */
const largest = 1e15;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

interface CheckedCell {
  readonly value?: unknown;
  readonly message?: string;
}

/** Reads one value as its field says. */
export function checkCell(field: ColumnField, given: unknown): CheckedCell {
  if (field.kind === 'switch') return { value: given === true || given === 'true' || given === 'yes' };
  if (isMissing(given)) return field.optional ? {} : { message: missing(field) };
  switch (field.kind) {
    case 'text':
      return checkText(field, given);
    case 'date':
      return checkDay(given);
    case 'choice':
      return field.options.some(({ value }) => value === given)
        ? { value: given }
        : { message: `Choose one of: ${field.options.map(({ label }) => label).join(', ')}.` };
    default:
      return checkNumber(field, given);
  }
}

function isMissing(given: unknown): boolean {
  return given === undefined || given === null || (typeof given === 'string' && given.trim() === '');
}

function missing(field: ColumnField): string {
  if (field.kind === 'choice') return 'Choose one.';
  if (field.kind === 'date') return 'Enter a day.';
  return field.kind === 'text' ? 'Enter a text.' : 'Enter a number.';
}

function checkText({ maxLength = longestText }: TextField, given: unknown): CheckedCell {
  if (typeof given !== 'string' && typeof given !== 'number') return { message: 'Enter a text.' };
  const text = String(given);
  return text.length > maxLength
    ? { message: `This has ${text.length} characters; at most ${maxLength} can be taken.` }
    : { value: text.trim() };
}

function checkDay(given: unknown): CheckedCell {
  const text = String(given).trim();
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = isoDay.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay ? { value: text } : { message: 'Enter a day as year-month-day, such as 2026-03-31.' };
}

function checkNumber(field: NumberField | MoneyField | PercentField, given: unknown): CheckedCell {
  const value = typeof given === 'number' ? given : readNumber(String(given));
  if (!Number.isFinite(value)) return { message: 'This is no number. Write it in digits, such as 1250.5.' };
  if (Math.abs(value) > largest) return { message: 'This number is too large to be reckoned with exactly.' };
  if (field.kind === 'number' && field.whole && !Number.isInteger(value))
    return { message: 'Enter a whole number.' };
  const { min, max } = field;
  if (min !== undefined && max !== undefined && (value < min || value > max))
    return { message: `Enter a number from ${min} to ${max}.` };
  if (min !== undefined && value < min)
    return { message: min === 0 ? 'Enter zero or more.' : `Enter ${min} or more.` };
  if (max !== undefined && value > max) return { message: `Enter ${max} or less.` };
  return { value };
}

/**
 * Reads a number as people and spreadsheets write it: with spaces, thousands, a currency, a percent sign, or in brackets
 * when it is negative. "1,250.5" and "1.250,5" are the same; a single comma is a decimal one unless three digits follow.
 */
export function readNumber(text: string): number {
  const trimmed = text.trim();
  const isBracketed = /^\(.*\)$/.test(trimmed);
  const bare = trimmed
    .replace(/[()\s  ]/g, '')
    .replace(/^[-+]?[^\d.,+-]+|%$|[^\d.,]+$/g, (part) => (part.startsWith('-') ? '-' : ''));
  const digits = decimalPoint(bare);
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(digits)) return Number.NaN;
  const value = Number(digits);
  return isBracketed ? -value : value;
}

function decimalPoint(text: string): string {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma === -1) return /^[-+]?\d{1,3}(\.\d{3}){2,}$/.test(text) ? text.replaceAll('.', '') : text;
  if (point > comma) return text.replaceAll(',', '');
  if (point !== -1) return text.replaceAll('.', '').replace(',', '.');
  const isThousands = /^[-+]?\d{1,3}(,\d{3})+$/.test(text);
  return isThousands ? text.replaceAll(',', '') : text.replace(',', '.');
}
