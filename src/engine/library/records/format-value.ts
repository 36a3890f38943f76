import type { FieldValue } from '../store/collection.ts';
import { deletedText, isRecordId } from '../words/deleted.ts';
import { formatDay, formatMoment } from '../words/format-day.ts';
import { unitAfter } from '../words/one-unit.ts';
import { withCurrency } from '../words/with-currency.ts';
import { isYearField, yearText } from '../words/years.ts';
import { titleOf } from './entity.ts';
import type { Field, ReferenceTarget } from './field.ts';

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export function formatMoney(value: number, unit?: string): string {
  const text = value.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return withCurrency(text, unit);
}

export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** A value as people read it. */
export function formatValue(field: Field, value: FieldValue | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'object') return value.join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatQuantity(field, value);
  switch (field.kind) {
    case 'date':
      return formatDay(value);
    case 'moment':
      return formatMoment(value);
    case 'password':
      return '••••••••';
    case 'reference': {
      const entity = field.to?.();
      const record = entity?.records.find(value);
      if (entity !== undefined && record !== undefined) return titleOf(entity, record);
      return isRecordId(value) ? missingText(entity) : value;
    }
    default:
      return value;
  }
}

/** Of records that are not read yet nobody can say that they were deleted. */
function missingText(target: ReferenceTarget | undefined): string {
  return target === undefined || target.records.all().length === 0 ? '' : deletedText;
}

function formatQuantity(field: Field, value: number): string {
  if (field.kind === 'money') return formatMoney(value, field.unit);
  if (field.kind === 'percent') return `${formatNumber(value)}%`;
  if (field.kind === 'rating') return `${formatNumber(value)} / ${field.max ?? 5}`;
  const year = isYearField(field) ? yearText(value) : undefined;
  if (year !== undefined) return year;
  return field.unit === undefined
    ? formatNumber(value)
    : `${formatNumber(value)} ${unitAfter(value, field.unit)}`;
}
