import {
  type Judgement,
  type PairwiseWeights,
  untied,
  weightsOfPairs,
} from '../../../methods/decision/pairwise.ts';
import type { DecisionTable } from '../../../methods/decision/rank-options.ts';
import { readNumber } from '../../agent-desk/check-cell.ts';
import type { InputFault } from '../../agent-desk/work.ts';
import type { DecisionInput } from './fields.ts';

const mostOptions = 40;
const largest = 1e12;
const longestName = 80;

const keyOf = (text: string) => text.trim().toLowerCase();

interface ReadFigures {
  readonly names: readonly string[];
  readonly figures: readonly (readonly number[])[];
  readonly faults: readonly InputFault[];
}

function readOptions({ options, criteria }: DecisionInput): ReadFigures {
  const faults: InputFault[] = [];
  const fault = (message: string) => faults.push({ field: 'options', message });
  const columns = criteria.map(({ name }) =>
    options.columns.findIndex((column) => keyOf(column) === keyOf(name)),
  );
  for (const [at, column] of columns.entries())
    if (column < 1)
      fault(
        `No column holds “${criteria[at]?.name ?? ''}”. Name one so, after the first column with the options.`,
      );
  const rows = options.rows.filter((row) => row.some((cell) => String(cell).trim() !== ''));
  if (rows.length < 2) fault('Enter at least two options.');
  if (rows.length > mostOptions)
    fault(`These are ${rows.length} options; at most ${mostOptions} can be taken.`);
  const names = rows.map((row) =>
    String(row[0] ?? '')
      .trim()
      .slice(0, longestName),
  );
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) fault(`Two options are called “${twice}”. Give each its own name.`);
  if (names.includes('')) fault('An option has no name. Write it into the first column.');
  if (faults.length > 0) return { names, figures: [], faults };
  const figures = rows.map((row, at) =>
    columns.map((column, criterion) => {
      const value = readNumber(String(row[column] ?? ''));
      if (!Number.isFinite(value) || Math.abs(value) > largest)
        fault(
          `“${names[at] ?? ''}” has no figure for ${criteria[criterion]?.name ?? ''}. Enter a number; score from 1 to 10 where nothing is measured.`,
        );
      return value;
    }),
  );
  return { names, figures, faults };
}

interface ReadJudgements {
  readonly judgements: readonly Judgement[];
  readonly faults: readonly InputFault[];
}

function readJudgements({ criteria, judgements = [] }: DecisionInput): ReadJudgements {
  const faults: InputFault[] = [];
  const places = new Map(criteria.map(({ name }, at) => [keyOf(name), at]));
  const seen = new Set<string>();
  const read = judgements.flatMap(({ first, second, times }, row): Judgement[] => {
    const fault = (column: string, message: string) =>
      faults.push({ field: 'judgements', row, column, message });
    const one = places.get(keyOf(first));
    const other = places.get(keyOf(second));
    if (one === undefined) fault('first', `“${first.slice(0, 40)}” is none of the criteria above.`);
    if (other === undefined) fault('second', `“${second.slice(0, 40)}” is none of the criteria above.`);
    if (one === undefined || other === undefined) return [];
    const pair = [one, other].toSorted((a, b) => a - b).join('-');
    if (one === other) fault('second', 'A criterion is compared with itself. Choose another one.');
    else if (seen.has(pair))
      fault('second', 'This pair was already judged in a row above. Keep one of the two.');
    seen.add(pair);
    return [{ first: one, second: other, times }];
  });
  return { judgements: read, faults };
}

export function faultsOfDecision(input: DecisionInput): InputFault[] {
  const { criteria } = input;
  const faults: InputFault[] = [];
  for (const [row, { name }] of criteria.entries())
    if (criteria.findIndex((one) => keyOf(one.name) === keyOf(name)) !== row)
      faults.push({ field: 'criteria', row, column: 'name', message: `“${name}” stands here twice.` });
  if (faults.length > 0) return faults;
  if (input.weighting === 'direct') {
    if (criteria.reduce((sum, { weight = 0 }) => sum + weight, 0) <= 0)
      faults.push({ field: 'criteria', message: 'Give at least one criterion a weight above zero.' });
  } else {
    const read = readJudgements(input);
    faults.push(...read.faults);
    const alone = untied(criteria.length, read.judgements);
    if (read.faults.length === 0 && alone.length > 0)
      faults.push({
        field: 'judgements',
        message: `Nothing ties ${alone.map((at) => `“${criteria[at]?.name ?? ''}”`).join(', ')} to “${criteria[0]?.name ?? ''}”. Judge at least one pair that does.`,
      });
  }
  return [...faults, ...readOptions(input).faults];
}

export interface Decision {
  readonly names: readonly string[];
  readonly criteria: readonly string[];
  readonly table: DecisionTable;
  readonly pairs: PairwiseWeights | undefined;
}

/** Called when nothing is wrong with the input. */
export function readDecision(input: DecisionInput): Decision {
  const { criteria } = input;
  const { names, figures } = readOptions(input);
  const pairs =
    input.weighting === 'pairs'
      ? weightsOfPairs(criteria.length, readJudgements(input).judgements)
      : undefined;
  const sum = criteria.reduce((total, { weight = 0 }) => total + weight, 0);
  return {
    names,
    criteria: criteria.map(({ name }) => name),
    pairs,
    table: {
      figures,
      weights: pairs?.weights ?? criteria.map(({ weight = 0 }) => weight / sum),
      moreIsBetter: criteria.map(({ better }) => better === 'more'),
    },
  };
}
