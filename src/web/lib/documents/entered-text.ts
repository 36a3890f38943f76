import type { ColumnField, Draft, Field, Sheet } from '../../../catalog/agent-desk/fields.ts';
import { writeAmount } from '../../../catalog/agent-desk/write-amount.ts';

const mostRows = 40;

/** What stands in a field, as a person reads it; empty where nothing does. */
export function enteredText(field: Field, given: unknown, currency?: string): string {
  if (given === undefined || given === null) return '';
  switch (field.kind) {
    case 'list':
      return listed(asList(given).map(String));
    case 'table':
      return listed(
        asList(given).map((row) =>
          Object.entries(field.columns)
            .map(([name, column]) => cellText(column, (row as Draft)[name], currency))
            .filter((text) => text !== '')
            .join(' · '),
        ),
      );
    case 'sheet': {
      const { columns = [], rows = [] } = given as Partial<Sheet>;
      return `${rows.length.toLocaleString('en')} rows: ${columns.join(', ')}`;
    }
    default:
      return cellText(field, given, currency);
  }
}

function cellText(field: ColumnField, given: unknown, currency?: string): string {
  if (given === undefined || given === null || given === '') return '';
  switch (field.kind) {
    case 'switch':
      return given === true ? 'Yes' : 'No';
    case 'choice':
      return field.options.find(({ value }) => value === given)?.label ?? String(given);
    case 'number': {
      const unit = field.unit === undefined ? '' : ` ${field.unit}`;
      return typeof given === 'number' ? `${writeAmount(given, 'number')}${unit}` : String(given);
    }
    case 'money':
    case 'percent':
      return typeof given === 'number' ? writeAmount(given, field.kind, currency) : String(given);
    case 'date':
      return writeAmount(String(given), 'date');
    case 'text':
      return String(given);
  }
}

function asList(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : [];
}

/** One to a line; a form with hundreds of rows is not printed whole. */
function listed(items: readonly string[]): string {
  if (items.length <= mostRows) return items.join('\n');
  return [...items.slice(0, mostRows), `and ${items.length - mostRows} more`].join('\n');
}
