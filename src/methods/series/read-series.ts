import { readDays } from './read-days.ts';
import { readFigures } from './read-figures.ts';

export interface SeriesSheet {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type SheetHolds = 'prices' | 'points' | 'shares';

export interface ReturnTable {
  readonly names: readonly string[];
  /** The day on which each return ends; numbers from 1 where the sheet has no days. */
  readonly days: readonly string[];
  readonly hasDays: boolean;
  /** One row to a period, one simple return as a share to a series. */
  readonly returns: readonly (readonly number[])[];
  /** How many such periods a year has, by the usual distance of the days; undefined without days. */
  readonly perYear: number | undefined;
  /** What was left out or decided while reading, a sentence each. */
  readonly notes: readonly string[];
}

const shareOfDays = 0.6;
const hundred = 100;
/** A gap of so many usual distances is worth a word. */
const longGap = 4;
/** Markets that never close have hardly any gap over weekends. */
const shareOfEveryDay = 0.95;

/** Simple returns from a sheet of prices or of returns; rows in which a series has no figure are left out and counted. */
export function readReturns(sheet: SeriesSheet, holds: SheetHolds, wanted?: readonly string[]): ReturnTable {
  const notes: string[] = [];
  const cells = sheet.columns.map((_, column) => sheet.rows.map((row) => String(row[column] ?? '')));
  const dayColumn = cells.findIndex(isDayColumn);
  const read = dayColumn === -1 ? undefined : readDays(cells[dayColumn] ?? []);
  if (read?.note !== undefined) notes.push(read.note);
  const kept = sheet.columns
    .map((name, index) => ({ name, index, figures: readFigures(cells[index] ?? []) }))
    .filter(({ name, index }) => index !== dayColumn && (wanted === undefined || wanted.includes(name)));
  const series = kept.filter(({ figures }) => figures.some((figure) => figure !== undefined));
  const empty = kept.filter((one) => !series.includes(one)).map(({ name }) => `“${name}”`);
  if (empty.length > 0) notes.push(`${empty.join(', ')} held no figures and was left out.`);
  const rows = sheet.rows.map((_, row) => ({
    day: read === undefined ? String(row + 1) : read.days[row],
    figures: series.map(({ figures }) => figures[row]),
  }));
  const clean = cleanRows(rows, holds, read !== undefined, notes);
  const spans = read === undefined ? [] : distances(clean.map(({ day }) => day));
  noteGaps(spans, notes);
  const returns =
    holds === 'prices'
      ? returnsOf(clean)
      : clean.map(({ figures }) =>
          asShares(
            figures,
            holds,
            series.map(({ index }) => cells[index] ?? []),
          ),
        );
  return {
    names: series.map(({ name }) => name),
    days: (holds === 'prices' ? clean.slice(1) : clean).map(({ day }) => day),
    hasDays: read !== undefined,
    returns,
    perYear: periodsPerYear(spans),
    notes,
  };
}

/** Five digits may be the day number of a spreadsheet, or a price: only a first column that rises or falls throughout is taken for days. */
function isDayColumn(cells: readonly string[], column: number): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.every((cell) => /^\d{5}$/.test(cell))) {
    const steps = filled.slice(1).map((cell, index) => Math.sign(Number(cell) - Number(filled[index])));
    if (column > 0 || steps.some((step) => step === 0 || step !== steps[0])) return false;
  }
  const days = readDays(filled).days.filter((day) => day !== undefined).length;
  return filled.length > 0 && days >= filled.length * shareOfDays;
}

interface CleanRow {
  readonly day: string;
  readonly figures: readonly number[];
}

/** In order of time, one row to a day, and a figure in every cell. */
function cleanRows(
  rows: readonly { day: string | undefined; figures: readonly (number | undefined)[] }[],
  holds: SheetHolds,
  hasDays: boolean,
  notes: string[],
): CleanRow[] {
  const dated = rows.filter((row): row is typeof row & { day: string } => row.day !== undefined);
  note(notes, rows.length - dated.length, 'left out: no day could be read there');
  const isRight = (figure: number | undefined): figure is number =>
    figure !== undefined && (holds === 'prices' ? figure > 0 : Number.isFinite(figure));
  const whole = dated.filter(({ figures }) => figures.every(isRight));
  note(
    notes,
    dated.length - whole.length,
    holds === 'prices'
      ? 'left out: a column had no price above zero there'
      : 'left out: a column had no return there',
  );
  const byDay = new Map(whole.map((row) => [row.day, row]));
  note(notes, whole.length - byDay.size, 'left out: the same day came again, and its last row was kept');
  const distinct = [...byDay.values()] as CleanRow[];
  return hasDays ? distinct.toSorted((one, other) => (one.day < other.day ? -1 : 1)) : distinct;
}

function note(notes: string[], count: number, what: string): void {
  if (count > 0) notes.push(`${count} ${count === 1 ? 'row' : 'rows'} ${what}.`);
}

function returnsOf(rows: readonly CleanRow[]): number[][] {
  return rows
    .slice(1)
    .map(({ figures }, index) =>
      figures.map((price, column) => price / (rows[index]?.figures[column] ?? price) - 1),
    );
}

/** A cell with a percent sign was already read as a share. */
function asShares(
  figures: readonly number[],
  holds: SheetHolds,
  cells: readonly (readonly string[])[],
): number[] {
  return figures.map((figure, column) => {
    const isWritten = cells[column]?.some((cell) => cell.trim().endsWith('%')) ?? false;
    return holds === 'points' && !isWritten ? figure / hundred : figure;
  });
}

function distances(days: readonly string[]): number[] {
  const numbers = days.map((day) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000));
  return numbers.slice(1).map((number, index) => number - (numbers[index] ?? number));
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function noteGaps(spans: readonly number[], notes: string[]): void {
  if (spans.length === 0) return;
  const usual = Math.max(1, medianOf(spans));
  const longest = spans.reduce((most, span) => Math.max(most, span), 0);
  if (longest > Math.max(longGap * usual, 5))
    notes.push(
      `The longest gap between two rows is ${longest} days; the return across it counts as one period.`,
    );
}

/** Working days, weeks, months, quarters or years. */
function periodsPerYear(spans: readonly number[]): number | undefined {
  if (spans.length === 0) return undefined;
  const usual = medianOf(spans);
  const isEveryDay = spans.filter((span) => span === 1).length >= spans.length * shareOfEveryDay;
  if (usual <= 4) return isEveryDay ? 365 : 252;
  if (usual <= 10) return 52;
  if (usual <= 45) return 12;
  return usual <= 135 ? 4 : 1;
}

const mostReturn = 10;
const mostRise = 1_000;

/**
 * A sentence when some return is none that can be: more than everything lost, or a rise that says that the sheet was taken for something else.
 */
export function absurdReturn({ names, days, returns }: ReturnTable, holds: SheetHolds): string | undefined {
  const most = holds === 'prices' ? mostRise : mostReturn;
  for (const [row, line] of returns.entries()) {
    const column = line.findIndex((value) => value <= -1 || value > most);
    if (column === -1) continue;
    const where = `“${names[column]}” in the row of ${days[row]}`;
    return holds === 'prices'
      ? `${where} is more than a thousand times the price before it. Check the sheet for a slip or a change of unit.`
      : `${where} would be a return that cannot be. Check whether the sheet holds prices, per cent or shares.`;
  }
  return undefined;
}
