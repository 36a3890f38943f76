import { checkParameters, clipParameters, default_w, FSRSAlgorithm } from 'ts-fsrs';
import { inOrder, type Review } from './memory.ts';

/** With fewer reviews a fit says more about chance than about a person. */
export const leastReviewsToFit = 400;
/** The newest are enough; more only cost time. */
const mostReviews = 6000;
const dayMs = 86_400_000;

interface Fit {
  readonly weights: readonly number[];
  /** Mean log loss of the predictions; less is better. */
  readonly loss: number;
  readonly lossOfDefaults: number;
  /** False where the defaults predict as well, and stay. */
  readonly isBetter: boolean;
  readonly reviews: number;
}

interface Step {
  readonly days: number;
  readonly grade: 1 | 2 | 3 | 4;
}

type Histories = readonly (readonly Step[])[];

/**
 * Fits the parameters of FSRS to somebody's reviews: pattern search (R. Hooke and T. A. Jeeves, "Direct search solution of numerical
 * and statistical problems", J. ACM 1961) for the least log loss of "will this be remembered", with a pull to the defaults that
 * weighs less the more reviews there are. Four fifths of the cards are fitted, one fifth judges: only parameters that predict better on
 * both replace the defaults. Undefined with too few reviews.
 */
export function fitMemory(reviews: readonly Review[]): Fit | undefined {
  const counted = reviews.filter(({ grade }) => grade !== 0);
  if (counted.length < leastReviewsToFit) return;
  const histories = historiesOf(counted.toSorted((one, other) => one.at - other.at).slice(-mostReviews));
  const fitted = histories.filter((_, index) => index % 5 !== 4);
  const judging = histories.filter((_, index) => index % 5 === 4);
  const defaults = [...default_w];
  const weights = search(fitted, defaults, counted.length);
  const lossOfDefaults = lossOf(histories, defaults);
  const loss = lossOf(histories, weights);
  const isBetter = loss < lossOfDefaults && lossOf(judging, weights) <= lossOf(judging, defaults);
  return isBetter
    ? { weights, loss, lossOfDefaults, isBetter, reviews: counted.length }
    : { weights: defaults, loss: lossOfDefaults, lossOfDefaults, isBetter, reviews: counted.length };
}

function search(histories: Histories, defaults: readonly number[], reviews: number): number[] {
  const pull = 20 / Math.max(1, reviews);
  const goal = (weights: readonly number[]) =>
    lossOf(histories, weights) +
    pull * weights.reduce((sum, weight, index) => sum + farness(weight, defaults[index] ?? 0) ** 2, 0) * 0.02;
  let best = [...defaults];
  let least = goal(best);
  for (const size of [0.3, 0.12, 0.05]) {
    for (const index of defaults.keys()) {
      for (const factor of [1 + size, 1 / (1 + size)]) {
        const tried = clipped(best.map((weight, at) => (at === index ? weight * factor : weight)));
        const value = goal(tried);
        if (value >= least) continue;
        best = tried;
        least = value;
        break;
      }
    }
  }
  return best;
}

function farness(weight: number, usual: number): number {
  return usual === 0 ? weight : Math.log(Math.max(1e-6, weight) / usual);
}

function clipped(weights: readonly number[]): number[] {
  return [...checkParameters(clipParameters([...weights], 1, true))];
}

function historiesOf(reviews: readonly Review[]): Histories {
  const byCard = new Map<string, Review[]>();
  for (const review of reviews) {
    const of = byCard.get(review.card);
    if (of === undefined) byCard.set(review.card, [review]);
    else of.push(review);
  }
  return [...byCard.values()].map((of) => {
    let last: number | undefined;
    return inOrder(of).map(({ at, grade }) => {
      const days = last === undefined ? 0 : Math.max(0, Math.floor((at - last) / dayMs));
      last = at;
      return { days, grade: grade as Step['grade'] };
    });
  });
}

/** How wrong the parameters were, over all answers that came a day or more after the last. */
export function lossOf(histories: Histories, weights: readonly number[]): number {
  const algorithm = new FSRSAlgorithm({ w: [...weights] });
  let sum = 0;
  let count = 0;
  for (const history of histories) {
    let state: { stability: number; difficulty: number } | null = null;
    for (const { days, grade } of history) {
      if (state !== null && days > 0) {
        const chance = algorithm.forgetting_curve(days, state.stability);
        const right = Math.min(0.9999, Math.max(0.0001, grade > 1 ? chance : 1 - chance));
        sum -= Math.log(right);
        count += 1;
      }
      state = algorithm.next_state(state, days, grade);
    }
  }
  return count === 0 ? 0 : sum / count;
}
