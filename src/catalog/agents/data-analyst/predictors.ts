import type { ReadColumn } from '../../../methods/statistics/read-column.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { columnNamed, type DataSet, hasFigures, wordsOf } from './answer.ts';
import type { AnalysisInput } from './fields.ts';
import { shortened } from './written.ts';

export interface Design {
  readonly outcome: Float64Array;
  readonly names: readonly string[];
  readonly predictors: readonly Float64Array[];
  /** Where each used row stands in the data. */
  readonly rows: readonly number[];
  readonly notes: readonly string[];
}

const mostLevels = 12;

/** Figures as they are, yes and no as 1 and 0, categories as one column for each value beyond the most frequent. */
export function designOf(data: DataSet, input: AnalysisInput, outcome: ReadColumn): Design {
  const notes: string[] = [];
  const terms = (input.predictors ?? []).flatMap((name) => {
    const column = columnNamed(data, name, 'predictors');
    if (column === outcome)
      throw new WorkFault(
        `“${shortened(column.name)}” cannot explain itself. Leave it out here.`,
        'predictors',
      );
    if (hasFigures(column) || column.kind === 'day')
      return [{ name: shortened(column.name, 30), values: column.values }];
    return levelsOf(data, column, notes);
  });
  const twice = terms.find(({ name }, at) => terms.findIndex((term) => term.name === name) !== at);
  if (twice !== undefined)
    throw new WorkFault(`“${twice.name}” is named twice. Name each column once.`, 'predictors');
  const rows: number[] = [];
  for (let row = 0; row < data.sheet.rows.length; row += 1) {
    const isWhole =
      !Number.isNaN(outcome.values[row] ?? Number.NaN) &&
      terms.every(({ values }) => !Number.isNaN(values[row] ?? Number.NaN));
    if (isWhole) rows.push(row);
  }
  if (rows.length <= terms.length + 2)
    throw new WorkFault(
      `Only ${rows.length} rows have all values, and ${terms.length + 1} coefficients are asked for. Name fewer columns, or bring more rows.`,
      'predictors',
    );
  return {
    outcome: Float64Array.from(rows, (row) => outcome.values[row] ?? 0),
    names: terms.map(({ name }) => name),
    predictors: terms.map(({ values }) => Float64Array.from(rows, (row) => values[row] ?? 0)),
    rows,
    notes,
  };
}

function levelsOf(data: DataSet, column: ReadColumn, notes: string[]) {
  if (column.distinct < 2 || column.distinct > mostLevels)
    throw new WorkFault(
      `“${shortened(column.name)}” has ${column.distinct} different values of kind ${column.kind}; a column of categories has two to twelve.`,
      'predictors',
    );
  const words = wordsOf(data, column);
  const [base, ...others] = column.labels;
  notes.push(
    `“${shortened(column.name)}” is compared with “${shortened(base?.text ?? '')}”, its most frequent value.`,
  );
  return others.map(({ text }) => ({
    name: `${shortened(column.name, 20)}: ${shortened(text, 20)}`,
    values: Float64Array.from(words, (word) => (word === undefined ? Number.NaN : word === text ? 1 : 0)),
  }));
}

/** A sentence for columns of which one is made of the others. */
export function dependentFault(design: Design, at: number): WorkFault {
  return new WorkFault(
    `“${design.names[at] ?? 'A column'}” follows exactly from the columns named before it, or never changes. Leave it out.`,
    'predictors',
  );
}
