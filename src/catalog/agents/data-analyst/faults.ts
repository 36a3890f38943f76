import type { ColumnNote } from '../../../methods/statistics/read-column.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { DataSet } from './answer.ts';
import type { ColumnProfile } from './column-profile.ts';
import { figure, shortened } from './written.ts';

export interface Fault {
  readonly column: string;
  readonly fault: string;
  readonly count: number | null;
  readonly advice: string;
}

const shownFaults = 15;
const manyMissing = 0.2;

const notes: Readonly<Record<ColumnNote, readonly [string, string]>> = {
  'decimal mark unclear': [
    'Figures such as 1,250 could be thousands or decimals',
    'They were read as thousands. Write one value with both marks, or without, to settle it.',
  ],
  'both decimal marks': [
    'Some figures have a decimal comma, some a decimal point',
    'The more frequent one was taken; figures that it cannot explain count as missing. Make them alike.',
  ],
  'order of day and month unclear': [
    'Days such as 03/04/2026 can be read in two ways',
    'The day was taken to be first. Choose the order above the question.',
  ],
  'both orders of day and month': [
    'Some days have the month first, some the day',
    'The more frequent order was taken. Write all days as year-month-day.',
  ],
  formulas: [
    'Cells begin like a formula',
    'They are kept as plain text and are written with an apostrophe in files, so that no spreadsheet runs them.',
  ],
  'spaces around': ['Cells have spaces before or after', 'The spaces were left out.'],
  'same word in several spellings': [
    'The same word is spelt in several ways',
    'Capitals make different groups. Make them alike.',
  ],
};

/** What is wrong with the data, and what was done about it. */
export function faultsOf(data: DataSet, profiles: readonly ColumnProfile[]): Fault[] {
  const faults: Fault[] = [];
  const repeated = repeatedRows(data);
  if (repeated > 0)
    faults.push({
      column: 'Whole rows',
      fault: 'Rows that stand in the data more than once',
      count: repeated,
      advice: 'They were kept. Remove them if each row should be another case.',
    });
  const ragged = data.sheet.rows.filter(
    (row) => !Array.isArray(row) || row.length > data.sheet.columns.length,
  ).length;
  if (ragged > 0)
    faults.push({
      column: 'Whole rows',
      fault: 'Rows with more cells than there are columns',
      count: ragged,
      advice: 'The cells beyond were left out: look for a separator inside a text.',
    });
  for (const profile of profiles) faults.push(...faultsOfColumn(profile));
  return faults;
}

function faultsOfColumn(profile: ColumnProfile): Fault[] {
  const { column } = profile;
  const faults: Fault[] = [];
  const add = (fault: string, count: number | null, advice: string) =>
    faults.push({ column: column.name, fault, count, advice });
  if (column.kind === 'empty') add('There is nothing in it', column.missing, 'It was left out.');
  if (column.strays.count > 0)
    add(
      `Mixed kinds: not ${column.kind === 'category' || column.kind === 'text' ? 'a figure' : column.kind}, such as ${column.strays.samples.map((text) => `“${shortened(text, 24)}”`).join(', ')}`,
      column.strays.count,
      column.kind === 'text' || column.kind === 'category'
        ? 'The column was read as words because too many cells are no figures.'
        : 'These cells were taken as missing.',
    );
  for (const note of column.notes) add(notes[note][0], null, notes[note][1]);
  if (column.kind !== 'empty' && column.missing / column.rows > manyMissing)
    add(
      'More than a fifth is missing',
      column.missing,
      'Ask why: values that are missing for a reason bend every answer.',
    );
  if (column.kind !== 'empty' && column.distinct === 1)
    add('Always the same value', column.rows - column.missing, 'It can explain nothing.');
  return [...faults, ...impossible(profile)];
}

const neverNegative =
  /\b(age|price|cost|weight|height|length|width|distance|duration|minutes|hours|days|count|quantity|qty|stock|salary|rent|area|size|visits|population)\b/i;
const shareName = /(%|\bpercent|\bshare of\b|\brate \(%\))/i;
const oldest = 125;
const firstDay = -25_567;
const lastDay = 47_482;

/** Values that the name of the column rules out. */
function impossible({ column, description }: ColumnProfile): Fault[] {
  if (description === undefined) return [];
  const { least, greatest } = description;
  const isMeasure = column.kind === 'number' || column.kind === 'money' || column.kind === 'percent';
  const found = (fault: string, is: (value: number) => boolean): Fault[] => {
    let count = 0;
    for (const value of column.values) if (is(value)) count += 1;
    return count === 0 ? [] : [{ column: column.name, fault, count, advice: 'Check them; they were kept.' }];
  };
  if (column.kind === 'day')
    return least < firstDay || greatest > lastDay
      ? found('Days before 1900 or after 2099', (day) => day < firstDay || day > lastDay)
      : [];
  if (!isMeasure) return [];
  return [
    ...(least < 0 && neverNegative.test(column.name)
      ? found(`Below zero (least ${figure(least)}), which such a measure cannot be`, (value) => value < 0)
      : []),
    ...(/\bage\b/i.test(column.name) && greatest > oldest
      ? found(`Older than ${oldest}`, (value) => value > oldest)
      : []),
    ...(shareName.test(column.name) && !/change|growth|return/i.test(column.name) && greatest > 100
      ? found('Above 100 %', (value) => value > 100)
      : []),
  ];
}

function repeatedRows({ sheet }: DataSet): number {
  const seen = new Set<string>();
  for (const row of sheet.rows) seen.add(Array.isArray(row) ? row.join('\u001F') : '');
  return sheet.rows.length - seen.size;
}

export function faultParts(faults: readonly Fault[]): Part[] {
  if (faults.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Faults of the data',
      columns: [
        { key: 'column', label: 'Where', as: 'text' },
        { key: 'fault', label: 'Fault', as: 'text' },
        { key: 'count', label: 'Cells', as: 'whole' },
        { key: 'advice', label: 'What was done', as: 'text' },
      ],
      rows: faults
        .slice(0, shownFaults)
        .map(({ column, fault, count, advice }) => ({ column: shortened(column), fault, count, advice })),
      ...(faults.length > shownFaults ? { note: `The first ${shownFaults} of ${faults.length}.` } : {}),
    },
  ];
}
