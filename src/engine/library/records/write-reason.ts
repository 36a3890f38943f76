import type { BrokenRule } from '../rules/broken-rule.ts';
import { isDay } from '../rules/dates.ts';
import type { FactField, Scope } from '../rules/world.ts';
import { writeText } from '../rules/written-text.ts';
import { formatDay, formatMoment } from '../words/format-day.ts';
import type { FieldKind } from './field.ts';
import { formatNumber, formatValue } from './format-value.ts';

/** A text with its formulas worked out, days and amounts as people read them. */
export function writeShown(text: string, scope: Scope): string {
  return writeText(text, scope, shown);
}

export function writeReason({ rule, scope }: BrokenRule): string {
  return writeShown(rule.says, scope);
}

const amounts = new Set(['money', 'percent', 'rating', 'number']);

function shown(value: string | number | boolean, field: FactField | undefined): string {
  if (typeof value === 'number') {
    if (field === undefined || !amounts.has(field.kind)) return formatNumber(value);
    const { name, kind, unit } = field;
    const unitPart = unit === undefined ? {} : { unit };
    return formatValue({ name, label: name, kind: kind as FieldKind, ...unitPart }, value);
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!isDay(value)) return value;
  return value.length > 10 ? formatMoment(value) : formatDay(value);
}
