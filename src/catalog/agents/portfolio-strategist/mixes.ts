import { dot, varianceOf } from '../../../methods/portfolio/covariance.ts';
import { mixOfMean, steepestMix } from '../../../methods/portfolio/efficient-frontier.ts';
import { hierarchicalWeights } from '../../../methods/portfolio/hierarchical.ts';
import { efficientMix } from '../../../methods/portfolio/mean-variance.ts';
import { riskParity, riskShares } from '../../../methods/portfolio/risk-parity.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import type { PortfolioInput } from './fields.ts';
import type { Universe } from './universe.ts';

const hundred = 100;
const nearZero = 1e-9;

type MixKey = 'present' | 'equal' | 'calm' | 'steep' | 'parity' | 'hierarchy' | 'target';

/** Means, deviations and shares in points. */
export interface Mix {
  readonly key: MixKey;
  readonly name: string;
  readonly weights: readonly number[];
  readonly mean: number;
  readonly deviation: number;
  /** Mean above the riskless rate for each point of deviation. */
  readonly ratio: number | null;
  /** Half of all that is bought and sold, in points of the portfolio; null without present weights. */
  readonly turnover: number | null;
  /** As many equal positions would be as concentrated. */
  readonly effective: number;
  readonly riskShares: readonly number[];
  /** Whether the least and most weights were kept. */
  readonly isWithin: boolean;
}

export function mixesOf(input: PortfolioInput, universe: Universe): Mix[] {
  const { covariance, means, bounds, present, names } = universe;
  const riskless = input.riskless / hundred;
  const mixes: Mix[] = [];
  const add = (key: MixKey, name: string, weights: readonly number[] | undefined) => {
    if (weights !== undefined) mixes.push(mixOf(key, name, weights, universe, input.riskless));
  };
  add('present', 'Today', present);
  add(
    'equal',
    'Equal weights',
    names.map(() => 1 / names.length),
  );
  add('calm', 'Minimum variance', efficientMix(covariance, means, bounds, 0));
  add('steep', 'Most return for the risk', steepestMix(covariance, means, bounds, riskless)?.weights);
  add('parity', 'Equal risk', riskParity(covariance));
  add('hierarchy', 'Hierarchical risk parity', hierarchicalWeights(covariance));
  if (input.target !== undefined) {
    const wanted = mixOfMean(covariance, means, bounds, input.target / hundred);
    if (wanted === undefined)
      throw new WorkFault(
        'No mix within the bounds is expected to return that much. Lower the return wanted, or loosen the bounds.',
        'target',
      );
    add('target', `Least risk for ${input.target} %`, wanted.weights);
  }
  return mixes;
}

function mixOf(
  key: MixKey,
  name: string,
  weights: readonly number[],
  universe: Universe,
  riskless: number,
): Mix {
  const { covariance, means, bounds, present } = universe;
  const mean = dot(weights, means) * hundred;
  const deviation = Math.sqrt(varianceOf(weights, covariance)) * hundred;
  const moved = present?.reduce((sum, weight, index) => sum + Math.abs((weights[index] ?? 0) - weight), 0);
  return {
    key,
    name,
    weights,
    mean,
    deviation,
    ratio: deviation > 0 ? (mean - riskless) / deviation : null,
    turnover: moved === undefined ? null : (moved / 2) * hundred,
    effective: 1 / weights.reduce((sum, weight) => sum + weight ** 2, 0),
    riskShares: riskShares(weights, covariance),
    isWithin: weights.every(
      (weight, index) =>
        weight >= (bounds.least[index] ?? 0) - nearZero && weight <= (bounds.most[index] ?? 1) + nearZero,
    ),
  };
}
