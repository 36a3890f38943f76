import {
  type Closeness,
  type DecisionTable,
  dominatedBy,
  rankingOf,
  topsis,
  weightedSums,
} from '../../../methods/decision/rank-options.ts';
import {
  type Reversal,
  rankReversals,
  type WeightRange,
  weightRange,
  winShares,
} from '../../../methods/decision/robustness.ts';
import { type RunTools, WorkFault } from '../../agent-desk/work.ts';
import type { DecisionInput } from './fields.ts';
import { type Decision, readDecision } from './read-decision.ts';

const runs = 2_000;
const hundred = 100;

export const byCloseness = (table: DecisionTable) => topsis(table).map(({ closeness }) => closeness);

export interface Analysis extends Decision {
  readonly topsis: readonly Closeness[];
  readonly sums: readonly number[];
  readonly topsisRanking: readonly number[];
  readonly sumRanking: readonly number[];
  readonly dominated: readonly (number | undefined)[];
  readonly reversals: { readonly topsis: readonly Reversal[]; readonly sums: readonly Reversal[] };
  /** For each criterion, by closeness. */
  readonly ranges: readonly WeightRange[];
  readonly shares: readonly number[];
  readonly winner: number;
  readonly runnerUp: number;
}

export function analyse(input: DecisionInput, { random }: RunTools): Analysis {
  const decision = readDecision(input);
  const { table } = decision;
  const first = table.figures[0] ?? [];
  if (table.figures.every((row) => row.every((value, column) => value === first[column])))
    throw new WorkFault(
      'All options have the same figures, so that there is nothing to choose by.',
      'options',
    );
  const closeness = topsis(table);
  const sums = weightedSums(table);
  const topsisRanking = rankingOf(closeness.map((one) => one.closeness));
  return {
    ...decision,
    topsis: closeness,
    sums,
    topsisRanking,
    sumRanking: rankingOf(sums),
    dominated: dominatedBy(table),
    reversals: { topsis: rankReversals(table, byCloseness), sums: rankReversals(table, weightedSums) },
    ranges: decision.criteria.map((_, at) => weightRange(table, at, byCloseness)),
    shares: winShares(table, byCloseness, { doubt: input.doubt / hundred, runs, random }),
    winner: topsisRanking[0] ?? 0,
    runnerUp: topsisRanking[1] ?? 0,
  };
}

export interface Tipping {
  readonly criterion: number;
  readonly from: number;
  readonly to: number;
  readonly winner: number;
}

/** Every weight that would hand the decision to somebody else, the smallest move first. */
export function tippingsOf({ ranges, table }: Analysis): Tipping[] {
  return ranges
    .flatMap(({ below, above }, criterion) =>
      [below, above].flatMap((tip) =>
        tip === undefined
          ? []
          : [{ criterion, from: table.weights[criterion] ?? 0, to: tip.weight, winner: tip.winner }],
      ),
    )
    .toSorted((one, other) => Math.abs(one.to - one.from) - Math.abs(other.to - other.from));
}
