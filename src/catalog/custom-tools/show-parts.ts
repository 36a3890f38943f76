import type { Block, Cell, Part, Row } from '../agent-desk/parts.ts';
import { writeAmount } from '../agent-desk/write-amount.ts';
import type { Bench } from './bench.ts';
import { FormulaFault } from './language/formula-fault.ts';
import { Broken, Column, type Plain, Rows, type Value } from './language/values.ts';
import type { ShownPart, ToolDefinition, ToolFigure } from './tool-definition.ts';
import { textOf } from './tool-words.ts';
import { valueOfField } from './value-of-field.ts';
import { plainOf, unitInWords, type WrittenValue, written } from './write-value.ts';

/** Notes what is wrong at one place, so that the others are still shown. */
export type At = <Result>(place: string, work: () => Result) => Result | undefined;

/** One part of the result; undefined where something in it could not be worked out. */
export function showPart(
  definition: ToolDefinition,
  bench: Bench,
  part: ShownPart,
  at: At,
): Part | undefined {
  switch (part.kind) {
    case 'figures':
      return figuresPart(part, bench, definition.currency, at);
    case 'table':
      return tablePart(part, bench, at);
    case 'chart':
      return chartPart(definition, part, bench, at);
    case 'document':
      return at('text', () => ({
        kind: 'document',
        title: part.title,
        blocks: blocksOf(textOf(definition, bench, part.text)),
      }));
  }
}

type Shown<Kind> = Extract<ShownPart, { kind: Kind }>;

function figuresPart(part: Shown<'figures'>, bench: Bench, currency: string, at: At): Part | undefined {
  const figures = part.figures.map((figure, index) =>
    at(`figures.${index}.formula`, () => {
      const value = written(plainOf(bench.valueOf(figure.formula)), figure);
      return { label: figure.label, ...withUnitWritten(value, currency) };
    }),
  );
  return figures.includes(undefined)
    ? undefined
    : { kind: 'figures', title: part.title, figures: figures.filter((figure) => figure !== undefined) };
}

/** A figure with a unit is shown as a text; everything else as what it is. */
function withUnitWritten({ value, as, unit }: WrittenValue, currency: string) {
  if (unit === undefined || unit === '') return { value, as };
  return { value: `${writeAmount(value, as, currency)} ${unitInWords(unit)}`, as: 'text' as const };
}

function tablePart(part: Shown<'table'>, bench: Bench, at: At): Part | undefined {
  const count = at('table', () => rowCount(bench, part.table));
  const columns = part.columns.map((column, index) =>
    at(`columns.${index}.formula`, () => cellsOf(column, bench.valueOf(column.formula), count ?? 0)),
  );
  if (count === undefined || columns.includes(undefined)) return undefined;
  return {
    kind: 'table',
    title: part.title,
    columns: part.columns.map(({ label }, index) => ({
      key: keyOf(index),
      label: withUnit(label, columns[index]?.unit),
      as: columns[index]?.as ?? 'text',
    })),
    rows: Array.from({ length: count }, (_, row) =>
      rowOf(columns.map((column) => column?.cells[row] ?? null)),
    ),
  };
}

function rowCount(bench: Bench, table: string): number {
  const rows = bench.values.get(table);
  if (!(rows instanceof Rows)) throw new FormulaFault('Choose a table field whose rows are shown.');
  return rows.count;
}

interface Cells {
  readonly cells: readonly Cell[];
  readonly as: WrittenValue['as'];
  readonly unit: string | undefined;
}

/** A column of a shown table, or one value in every row. */
function cellsOf(figure: ToolFigure, value: Value, count: number): Cells {
  if (value instanceof Rows) throw new FormulaFault('Name a column of the table, such as items.price.');
  const values = value instanceof Column ? value.values : Array.from({ length: count }, () => value);
  if (values.length !== count)
    throw new FormulaFault(
      `This has ${values.length} rows and the table has ${count}. Use columns of the same table.`,
    );
  const shown = values.map((cell, row) => inRow(row, () => written(cell, figure)));
  const [first] = shown;
  return { cells: shown.map((cell) => cell.value), as: first?.as ?? 'text', unit: first?.unit };
}

function inRow<Result>(row: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof FormulaFault)) throw error;
    throw new FormulaFault(`In row ${row + 1}: ${error.message}`);
  }
}

interface Spot {
  readonly label: string;
  readonly value: (formula: string) => Plain;
}

function chartPart(definition: ToolDefinition, part: Shown<'chart'>, bench: Bench, at: At): Part | undefined {
  const spots = at('over', () => spotsOf(definition, part, bench));
  if (spots === undefined) return undefined;
  const series = part.series.map((one, index) =>
    at(`series.${index}.formula`, () => spots.map(({ value }) => numberOf(written(value(one.formula), one)))),
  );
  if (series.includes(undefined)) return undefined;
  const { over } = part;
  const categoryLabel =
    over.kind === 'range'
      ? (definition.fields.find(({ name }) => name === over.field)?.label ?? over.field)
      : '';
  return {
    kind: 'chart',
    title: part.title,
    chart: part.chart,
    category: { key: 'category', label: categoryLabel },
    series: part.series.map(({ label }, index) => ({
      key: keyOf(index),
      label: withUnit(label, series[index]?.[0]?.unit),
    })),
    rows: spots.map(({ label }, spot) => ({
      category: label,
      ...rowOf(series.map((values) => values?.[spot]?.value ?? null)),
    })),
    as: series[0]?.[0]?.as ?? 'number',
  };
}

function numberOf(value: WrittenValue): WrittenValue {
  if (typeof value.value !== 'number') throw new FormulaFault('A chart shows numbers. This is none.');
  return value;
}

function spotsOf(definition: ToolDefinition, { over }: Shown<'chart'>, bench: Bench): readonly Spot[] {
  if (over.kind === 'range') return spotsOfRange(definition, over, bench);
  const count = rowCount(bench, over.table);
  const labels = cellsOf({ label: '', formula: '', as: 'text' }, bench.valueOf(over.category), count).cells;
  const worked = new Map<string, Value>();
  const once = (formula: string): Value => {
    const value = worked.get(formula) ?? bench.valueOf(formula);
    worked.set(formula, value);
    return value;
  };
  return labels.map((label, row) => ({
    label: String(label ?? ''),
    value: (formula) => cellOf(once(formula), row, count),
  }));
}

function cellOf(value: Value, row: number, count: number): Plain {
  if (value instanceof Column && value.values.length !== count)
    throw new FormulaFault('This column belongs to another table than the chart.');
  const cell = value instanceof Column ? value.values[row] : plainOf(value);
  if (cell instanceof Broken) throw new FormulaFault(`In row ${row + 1}: ${cell.message}`);
  return cell ?? 0;
}

type Range = Extract<Shown<'chart'>['over'], { kind: 'range' }>;

const digitsOfSpot = 6;

function spotsOfRange(
  { fields }: ToolDefinition,
  { field: name, from, to, points }: Range,
  bench: Bench,
): Spot[] {
  const field = fields.find((one) => one.name === name);
  if (field?.kind !== 'number' && field?.kind !== 'money' && field?.kind !== 'percent')
    throw new FormulaFault('Choose a field that holds a number.');
  if (to <= from) throw new FormulaFault('The range ends above where it begins.');
  return Array.from({ length: points }, (_, index) => {
    const exact = from + ((to - from) * index) / (points - 1);
    const at = Number(exact.toPrecision(digitsOfSpot));
    const others = new Map([[name, valueOfField(field, at)]]);
    return {
      label: writeAmount(at, field.kind === 'percent' ? 'percent' : 'number'),
      value: (formula) => plainOf(bench.valueWith(formula, others)),
    };
  });
}

function keyOf(index: number): string {
  return `column${index + 1}`;
}

function rowOf(cells: readonly Cell[]): Row {
  return Object.fromEntries(cells.map((cell, index) => [keyOf(index), cell]));
}

function withUnit(label: string, unit: string | undefined): string {
  return unit === undefined || unit === '' ? label : `${label} (${unitInWords(unit)})`;
}

/** A line with # is a heading, lines with - are a list, everything else is a paragraph. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const last = blocks.at(-1);
    if (line === '') continue;
    if (line.startsWith('# ')) blocks.push({ kind: 'heading', text: line.slice(2) });
    else if (!line.startsWith('- ')) blocks.push({ kind: 'text', text: line });
    else if (last?.kind === 'list')
      blocks[blocks.length - 1] = { ...last, items: [...last.items, line.slice(2)] };
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  }
  return blocks;
}
