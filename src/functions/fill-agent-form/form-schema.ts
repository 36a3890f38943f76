import { z } from 'zod';
import type { ColumnField, Field, Fields } from '../../catalog/agent-desk/fields.ts';

/** What a model says of one value: the value, and the words of the text that say it. */
const read = (value: z.ZodType) => z.object({ value, words: z.string() });

/**
 * The shape of a form for a model: a member for each field that the text may say something about. All of them may be missing,
 * since a text says only what it says. Sheets are pasted or opened, not told.
 */
export function formSchema(fields: Fields) {
  const members = Object.entries(fields).flatMap(([name, field]) => {
    const shape = shapeOf(field);
    return shape === undefined ? [] : [[name, shape.nullish().describe(describeField(field))] as const];
  });
  return z.object(Object.fromEntries(members));
}

function shapeOf(field: Field): z.ZodType | undefined {
  switch (field.kind) {
    case 'sheet':
      return undefined;
    case 'list':
      return z.array(read(z.string()));
    case 'table':
      return z.array(
        z.object({
          words: z.string(),
          cells: z.object(
            Object.fromEntries(
              Object.entries(field.columns).map(([name, column]) => [
                name,
                cellShape(column).nullish().describe(describeField(column)),
              ]),
            ),
          ),
        }),
      );
    default:
      return read(cellShape(field));
  }
}

/** Wide enough for what models write; what the form takes is decided value by value, so that one slip does not cost the rest. */
function cellShape(field: ColumnField): z.ZodType {
  switch (field.kind) {
    case 'number':
    case 'money':
    case 'percent':
      return z.union([z.number(), z.string()]);
    case 'switch':
      return z.boolean();
    case 'choice':
      return z.union([z.enum(field.options.map(({ value }) => value)), z.string()]);
    default:
      return z.string();
  }
}

function describeField(field: Field): string {
  const parts = [field.label, field.help ?? '', kindWords(field)];
  return parts.filter((part) => part !== '').join('. ');
}

function kindWords(field: Field): string {
  switch (field.kind) {
    case 'percent':
      return 'In points: 8 for 8 %';
    case 'date':
      return 'As 2026-03-31';
    case 'choice':
      return `One of: ${field.options.map(({ value, label }) => `${value} (${label})`).join(', ')}`;
    case 'number':
      return field.unit === undefined ? '' : `In ${field.unit}`;
    default:
      return '';
  }
}
