import type { ColumnField, Field, Fields } from '../agent-desk/fields.ts';
import { customToolLimits } from './custom-tool-limits.ts';
import type { ToolColumn, ToolDefinition, ToolField } from './tool-definition.ts';

/** The fields of a tool as the desk asks for them. */
export function fieldsOf({ fields }: Pick<ToolDefinition, 'fields'>): Fields {
  return Object.fromEntries(fields.map((field) => [field.name, fieldOf(field)]));
}

function fieldOf(field: ToolField): Field {
  if (field.kind === 'list') return { kind: 'list', ...wordsOf(field) };
  if (field.kind !== 'table') return columnOf(field);
  return {
    kind: 'table',
    ...wordsOf(field),
    row: field.row,
    maxRows: customToolLimits.rows,
    columns: Object.fromEntries(field.columns.map((column) => [column.name, columnOf(column)])),
  };
}

function wordsOf({ label, help, optional }: ToolField) {
  return {
    label,
    ...(help === undefined || help === '' ? {} : { help }),
    ...(optional === true ? { optional } : {}),
  };
}

function columnOf(column: ToolColumn): ColumnField {
  const words = wordsOf(column);
  switch (column.kind) {
    case 'text':
      return { kind: 'text', ...words, maxLength: customToolLimits.textLength, lines: column.lines ?? 1 };
    case 'number':
      return {
        kind: 'number',
        ...words,
        ...rangeOf(column),
        ...(column.unit === undefined || column.unit === '' ? {} : { unit: column.unit }),
        ...(column.whole === true ? { whole: true } : {}),
      };
    case 'money':
    case 'percent':
      return { kind: column.kind, ...words, ...rangeOf(column) };
    case 'choice':
      return { kind: 'choice', ...words, options: column.options };
    default:
      return { kind: column.kind, ...words };
  }
}

function rangeOf({ min, max }: { min?: number | undefined; max?: number | undefined }) {
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}
