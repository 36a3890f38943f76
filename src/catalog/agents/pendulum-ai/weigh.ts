import {
  actionThreshold,
  logOdds,
  probabilityOf,
  shareAboveThreshold,
  weightsOf,
} from '../../../methods/decision/weigh-evidence.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import type { PendulumInput, PieceInput } from './fields.ts';

const runs = 4_000;
const hundred = 100;

export interface WeighedPiece {
  readonly input: PieceInput;
  /** What it adds to the log odds; below zero it speaks against. */
  readonly weight: number;
  /** The probability without this piece, in points. */
  readonly without: number;
  /** Whether leaving it out turns the decision. */
  readonly tips: boolean;
}

export interface Verdict {
  /** Weightiest first. */
  readonly pieces: readonly WeighedPiece[];
  readonly priorOdds: number;
  readonly odds: number;
  /** In points. */
  readonly probability: number;
  readonly threshold: number;
  readonly isAbove: boolean;
  readonly forWeight: number;
  readonly againstWeight: number;
  /** How many times likelier one more piece would have to be to turn the decision. */
  readonly neededRatio: number;
  /** The probability before all evidence at which it would turn, in points. */
  readonly tippingPrior: number;
  /** How often it stays on its side when the ratios are in doubt, in points. */
  readonly firmness: number;
}

const keyOf = (text: string | undefined) => text?.trim().toLowerCase();

function weightsIn(evidence: readonly PieceInput[], overlap: number): number[] {
  return weightsOf(
    evidence.map(({ ratio, side, quality, origin }) => ({
      ratio: side === 'for' ? ratio : 1 / ratio,
      quality: quality / hundred,
      origin: keyOf(origin),
    })),
    overlap / hundred,
  );
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

export function weigh(input: PendulumInput, { random }: RunTools): Verdict {
  const weights = weightsIn(input.evidence, input.overlap);
  const priorOdds = logOdds(input.prior / hundred);
  const odds = priorOdds + sumOf(weights);
  const threshold = actionThreshold(input.benefit, input.harm);
  const needed = logOdds(threshold);
  const isAbove = odds >= needed;
  const share = shareAboveThreshold(input.prior / hundred, weights, threshold, {
    factor: input.doubt,
    runs,
    random,
  });
  const pieces = input.evidence
    .map((piece, at): WeighedPiece => {
      const rest = input.evidence.filter((_, place) => place !== at);
      const without = priorOdds + sumOf(weightsIn(rest, input.overlap));
      return {
        input: piece,
        weight: weights[at] ?? 0,
        without: probabilityOf(without) * hundred,
        tips: without >= needed !== isAbove,
      };
    })
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  return {
    pieces,
    priorOdds,
    odds,
    probability: probabilityOf(odds) * hundred,
    threshold: threshold * hundred,
    isAbove,
    forWeight: sumOf(weights.filter((weight) => weight > 0)),
    againstWeight: -sumOf(weights.filter((weight) => weight < 0)),
    neededRatio: Math.exp(Math.min(Math.abs(odds - needed), 50)),
    tippingPrior: probabilityOf(needed - sumOf(weights)) * hundred,
    firmness: (isAbove ? share : 1 - share) * hundred,
  };
}
