import { readQuantities } from '../../ask/intents/agent/read-quantities.ts';
import { valueFor } from '../../ask/intents/agent/value-for.ts';
import { checkCell, readNumber } from '../../catalog/agent-desk/check-cell.ts';
import type { ColumnField, Field, Fields, TableField } from '../../catalog/agent-desk/fields.ts';
import type { FieldProposal } from './contract.ts';

export interface SupportedValues {
  proposals: FieldProposal[];
  /** Labels of fields of which something was said that the text does not say, or that the form does not take. */
  dropped: string[];
}

/**
 * What of a model's answer the text bears out. The words of a value must stand in the text as they are, and a number must be
 * what its words say; whatever the model made up, or got wrong, is left out.
 */
export function supportedValues(
  text: string,
  fields: Fields,
  said: Readonly<Record<string, unknown>>,
): SupportedValues {
  const proposals: FieldProposal[] = [];
  const dropped: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const given = said[name];
    if (given === undefined || given === null) continue;
    const kept = keptOf(text, field, given);
    if (kept.proposal !== undefined) proposals.push({ field: name, ...kept.proposal });
    if (kept.isLess) dropped.push(field.label);
  }
  return { proposals, dropped };
}

interface Kept {
  proposal?: Omit<FieldProposal, 'field'>;
  /** Something of it was left out. */
  isLess: boolean;
}

function keptOf(text: string, field: Field, given: unknown): Kept {
  if (field.kind === 'sheet') return { isLess: true };
  if (field.kind === 'table') return keptRows(text, field, given as readonly SaidRow[]);
  if (field.kind === 'list') return keptItems(text, given as readonly SaidValue[]);
  const { value: said, words } = given as SaidValue;
  const value = supportedCell(text, field, said, words);
  return value === undefined
    ? { isLess: true }
    : { proposal: { value, words: [words.trim()] }, isLess: false };
}

interface SaidValue {
  value: unknown;
  words: string;
}

interface SaidRow {
  words: string;
  cells: Readonly<Record<string, unknown>>;
}

function keptItems(text: string, said: readonly SaidValue[]): Kept {
  const kept = said.filter(
    ({ value, words }) => isInText(text, words) && typeof value === 'string' && value.trim() !== '',
  );
  return listed(
    kept.map(({ value }) => String(value).trim()),
    kept.map(({ words }) => words.trim()),
    kept.length < said.length,
  );
}

/** A row with a cell that its words do not bear out loses that cell, and is nothing when no cell is left. */
function keptRows(text: string, field: TableField, said: readonly SaidRow[]): Kept {
  let isLess = false;
  const rows: { cells: Record<string, unknown>; words: string }[] = [];
  for (const { words, cells } of said) {
    const kept: Record<string, unknown> = {};
    for (const [name, column] of Object.entries(field.columns)) {
      const given = cells[name];
      if (given === undefined || given === null || given === '') continue;
      const value = supportedCell(text, column, given, words);
      if (value === undefined) isLess = true;
      else kept[name] = value;
    }
    if (Object.keys(kept).length > 0) rows.push({ cells: kept, words: words.trim() });
  }
  return listed(
    rows.map(({ cells }) => cells),
    rows.map(({ words }) => words),
    isLess,
  );
}

function listed(value: readonly unknown[], words: string[], isLess: boolean): Kept {
  return value.length === 0 ? { isLess } : { proposal: { value, words }, isLess };
}

/** The value as the form holds it; undefined when the text does not say it. */
function supportedCell(text: string, field: ColumnField, said: unknown, words: string): unknown {
  if (!isInText(text, words)) return undefined;
  const { value, message } = checkCell(field, said);
  if (message !== undefined || value === undefined) return undefined;
  return typeof value === 'number' && !isSaid(value, field, words) ? undefined : value;
}

/** Line breaks and runs of spaces are the paper's, not the writer's. */
function isInText(text: string, words: string): boolean {
  const wanted = spaced(words);
  return wanted !== '' && spaced(text).includes(wanted);
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A number as the words have it, or as the field counts it: five years are 60 months. */
function isSaid(value: number, field: ColumnField, words: string): boolean {
  const amounts = readQuantities(words).flatMap((quantity) => [quantity.value, valueFor(quantity, field)]);
  const written = words.match(/-?\d[\d.,’'\u202f]*/g)?.map((digits) => readNumber(digits)) ?? [];
  return [...amounts, ...written].some((amount) => typeof amount === 'number' && isSame(amount, value));
}

/** As far as reckoning in binary lets two of them be the same. */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));
}
