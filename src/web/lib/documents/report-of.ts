import type { ColumnField, Draft, Field, Sheet } from '../../../catalog/agent-desk/fields.ts';
import type { AgentResult } from '../../../catalog/agent-desk/result.ts';
import type { AnyWork } from '../../../catalog/agent-desk/work.ts';
import { writeAmount } from '../../../catalog/agent-desk/write-amount.ts';
import type { Report } from './report.ts';

const mostRows = 40;

/** The report of a run: what was asked for in the words of the form, what came out, and where the method comes from. */
export function reportOf(title: string, work: AnyWork, input: Draft, result: AgentResult): Report {
  const { method } = work;
  return {
    title,
    input,
    result,
    entered: Object.entries(work.fields).flatMap(([name, field]) => {
      const isAsked = field.when === undefined || field.when(input);
      const value = isAsked ? enteredText(field, input[name], result.currency) : '';
      return value === '' ? [] : [[field.label, value] as const];
    }),
    method: [...method.text, ...method.assumptions],
    sources: method.sources.map(({ text, url }) => (url === undefined ? text : `${text} ${url}`)),
    limits: method.limits,
  };
}

function enteredText(field: Field, given: unknown, currency?: string): string {
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
