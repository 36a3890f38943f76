import { drawNormal } from '../random/samplers.ts';

/** What one year may bring, as shares. */
interface YearOdds {
  /** The arithmetic mean of the return after fees. */
  readonly mean: number;
  readonly deviation: number;
}

export interface MarketOdds {
  readonly working: YearOdds;
  readonly retired: YearOdds;
  readonly inflation: YearOdds;
}

/** Trials one after the other, each with all its years. */
export interface MarketPaths {
  readonly trials: number;
  readonly years: number;
  readonly returns: Float64Array;
  readonly inflations: Float64Array;
}

const trialsBetweenReports = 250;
/** Prices never halve within a year, however unlucky the draw. */
const lowestInflation = -0.5;

/** Draws of the standard normal distribution, kept apart from the odds, so that plans can be compared under the same fortune. */
export interface Shocks {
  readonly trials: number;
  readonly years: number;
  readonly returns: Float64Array;
  readonly inflations: Float64Array;
}

export function drawShocks(
  { trials, years }: { trials: number; years: number },
  random: () => number,
  progress: (share: number) => void,
): Shocks {
  const returns = new Float64Array(trials * years);
  const inflations = new Float64Array(trials * years);
  for (let trial = 0; trial < trials; trial += 1) {
    if (trial % trialsBetweenReports === 0) progress(trial / trials);
    for (let at = trial * years; at < (trial + 1) * years; at += 1) {
      returns[at] = drawNormal(random);
      inflations[at] = drawNormal(random);
    }
  }
  return { trials, years, returns, inflations };
}

/**
 * Returns are lognormal with the arithmetic mean and deviation that were given: ln(1 + r) has the variance ln(1 + s² / (1 + m)²). Inflation is normal, and
 * the two are drawn apart from each other.
 */
export function pathsOf(
  { trials, years, returns, inflations }: Shocks,
  odds: MarketOdds,
  workYears: number,
): MarketPaths {
  const working = logOdds(odds.working);
  const retired = logOdds(odds.retired);
  const grown = new Float64Array(trials * years);
  const risen = new Float64Array(trials * years);
  let at = 0;
  for (let trial = 0; trial < trials; trial += 1)
    for (let year = 0; year < years; year += 1) {
      const now = year < workYears ? working : retired;
      grown[at] = Math.exp(now.mean + now.deviation * (returns[at] ?? 0)) - 1;
      risen[at] = Math.max(
        lowestInflation,
        odds.inflation.mean + odds.inflation.deviation * (inflations[at] ?? 0),
      );
      at += 1;
    }
  return { trials, years, returns: grown, inflations: risen };
}

function logOdds({ mean, deviation }: YearOdds): YearOdds {
  const variance = Math.log1p((deviation / (1 + mean)) ** 2);
  return { mean: Math.log1p(mean) - variance / 2, deviation: Math.sqrt(variance) };
}
