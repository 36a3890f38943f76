import type { Draft } from '../agent-desk/fields.ts';
import { quantityOf } from './language/math.ts';
import { Column, Day, Empty, type Plain, Rows, type Value } from './language/values.ts';
import type { ToolColumn, ToolDefinition, ToolField } from './tool-definition.ts';

const pointsOfWhole = 100;

/** What the fields are in formulas. A percentage is a share there: 8 % is 0.08, so that `gross * (1 - rate)` is right. */
export function valuesOfFields({ fields }: Pick<ToolDefinition, 'fields'>, input: Draft): Map<string, Value> {
  return new Map(fields.map((field) => [field.name, valueOfField(field, input[field.name])]));
}

export function valueOfField(field: ToolField, given: unknown): Value {
  if (field.kind === 'list') return new Column(listOf(given).map(String));
  if (field.kind !== 'table') return valueOfCell(field, given);
  const rows = listOf(given) as readonly Draft[];
  return new Rows(
    rows.length,
    new Map(
      field.columns.map((column) => [
        column.name,
        new Column(rows.map((row) => valueOfCell(column, row[column.name]))),
      ]),
    ),
  );
}

function valueOfCell(field: ToolColumn, given: unknown): Plain {
  if (field.kind === 'switch') return given === true;
  if (given === undefined || given === null || given === '') return new Empty(field.label);
  switch (field.kind) {
    case 'number':
      return withUnit(Number(given), field.plain === true ? undefined : field.unit);
    case 'money':
      return Number(given);
    case 'percent':
      return Number(given) / pointsOfWhole;
    case 'date':
      return Day.of(String(given));
    default:
      return String(given);
  }
}

/** A unit that formulas do not know, such as “people”, is only written. */
function withUnit(value: number, unit: string | undefined): Plain {
  if (unit === undefined || unit === '') return value;
  return quantityOf(value, unit.replaceAll(' ', '')) ?? value;
}

function listOf(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : [];
}
