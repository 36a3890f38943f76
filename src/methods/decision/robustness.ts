import { type DecisionTable, rankingOf } from './rank-options.ts';

export type Scorer = (table: DecisionTable) => readonly number[];

export interface Reversal {
  /** The option that was left out. */
  readonly without: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Leaves out each option but the winner and looks whether the others change places (Belton and Gear 1983). */
export function rankReversals(table: DecisionTable, score: Scorer): Reversal[] {
  const ranking = rankingOf(score(table));
  return ranking.slice(1).flatMap((without) => {
    const kept = table.figures.map((_, at) => at).filter((at) => at !== without);
    const smaller = { ...table, figures: kept.map((at) => table.figures[at] ?? []) };
    const after = rankingOf(score(smaller)).map((at) => kept[at] ?? 0);
    const before = ranking.filter((at) => at !== without);
    return before.some((at, place) => at !== after[place]) ? [{ without, before, after }] : [];
  });
}

/** The weights when one is set and the others share the rest as they did before. */
export function withWeight(weights: readonly number[], at: number, weight: number): number[] {
  const rest = 1 - (weights[at] ?? 0);
  const others = weights.length - 1;
  return weights.map((one, place) => {
    if (place === at) return weight;
    return rest > 0 ? (one * (1 - weight)) / rest : (1 - weight) / others;
  });
}

export interface TippingWeight {
  readonly weight: number;
  /** Who wins from there on. */
  readonly winner: number;
}

export interface WeightRange {
  /** The nearest weight below at which somebody else wins; undefined where nobody does. */
  readonly below: TippingWeight | undefined;
  readonly above: TippingWeight | undefined;
}

const steps = 200;
const halvings = 40;

/**
 * How far the weight of one criterion can move before another option wins; the others share what is left in proportion
 * (Triantaphyllou and Sánchez, A sensitivity analysis approach for some deterministic multi-criteria decision making methods,
 * 1997). It is searched in steps and then halved down, as closeness is no straight line of the weight.
 */
export function weightRange(table: DecisionTable, at: number, score: Scorer): WeightRange {
  const winnerAt = (weight: number) =>
    rankingOf(score({ ...table, weights: withWeight(table.weights, at, weight) }))[0] ?? 0;
  const now = table.weights[at] ?? 0;
  const winner = winnerAt(now);
  const search = (end: number): TippingWeight | undefined => {
    let inside = now;
    for (let step = 1; step <= steps; step += 1) {
      let outside = now + ((end - now) * step) / steps;
      if (winnerAt(outside) === winner) {
        inside = outside;
        continue;
      }
      for (let count = 0; count < halvings; count += 1) {
        const middle = (inside + outside) / 2;
        if (winnerAt(middle) === winner) inside = middle;
        else outside = middle;
      }
      return { weight: outside, winner: winnerAt(outside) };
    }
    return undefined;
  };
  return { below: search(0), above: search(1) };
}

/**
 * How often each option wins when every weight is off by up to this share either way, evenly spread: stochastic multicriteria
 * acceptability, Lahdelma, Hokkanen and Salminen 1998.
 */
export function winShares(
  table: DecisionTable,
  score: Scorer,
  { doubt, runs, random }: { doubt: number; runs: number; random: () => number },
): number[] {
  const wins = table.figures.map(() => 0);
  for (let run = 0; run < runs; run += 1) {
    const drawn = table.weights.map((weight) => weight * Math.max(0, 1 + doubt * (2 * random() - 1)));
    const sum = drawn.reduce((total, one) => total + one, 0);
    const weights = sum > 0 ? drawn.map((one) => one / sum) : table.weights;
    const winner = rankingOf(score({ ...table, weights }))[0] ?? 0;
    wins[winner] = (wins[winner] ?? 0) + 1;
  }
  return wins.map((count) => count / runs);
}
