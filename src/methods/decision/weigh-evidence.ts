/**
 * Evidence weighed as log odds: Good, Probability and the Weighing of Evidence, 1950. The odds after are the odds before times
 * the likelihood ratio of each piece; as logarithms they add up. Ten times the common logarithm is Turing's deciban.
 */
export interface Evidence {
  /** How many times likelier it is if the claim is true than if it is false; below 1 it speaks against. */
  readonly ratio: number;
  /** From 0 for a worthless source to 1 for a perfect one. */
  readonly quality: number;
  /** Pieces with the same origin repeat each other in part; undefined stands alone. */
  readonly origin: string | undefined;
}

export function logOdds(probability: number): number {
  return Math.log(probability / (1 - probability));
}

export function probabilityOf(odds: number): number {
  return odds >= 0 ? 1 / (1 + Math.exp(-odds)) : Math.exp(odds) / (1 + Math.exp(odds));
}

export function decibans(weight: number): number {
  return (10 * weight) / Math.LN10;
}

/**
 * What each piece adds to the log odds. A poor source counts by the power of its quality, as power priors discount data (Ibrahim and
 * Chen, Power prior distributions for regression models, 2000). Of pieces with one origin the weightiest counts in full, the
 * next by what does not overlap, the third by that share again, and so on.
 */
export function weightsOf(evidence: readonly Evidence[], overlap: number): number[] {
  const raw = evidence.map(({ ratio, quality }) => quality * Math.log(ratio));
  return raw.map((weight, at) => {
    const origin = evidence[at]?.origin;
    if (origin === undefined) return weight;
    const before = raw.filter((other, place) => {
      if (place === at || evidence[place]?.origin !== origin) return false;
      const difference = Math.abs(other) - Math.abs(weight);
      return difference > 0 || (difference === 0 && place < at);
    }).length;
    return weight * (1 - overlap) ** before;
  });
}

/**
 * The probability above which acting is better than not: harm / (harm + benefit). Pauker and Kassirer, Therapeutic decision making: a
 * cost-benefit analysis, New England Journal of Medicine 293, 1975.
 */
export function actionThreshold(benefit: number, harm: number): number {
  return harm / (harm + benefit);
}

/** How often the claim stays above the threshold when every ratio may be off by a factor either way, evenly on the log scale. */
export function shareAboveThreshold(
  prior: number,
  weights: readonly number[],
  threshold: number,
  { factor, runs, random }: { factor: number; runs: number; random: () => number },
): number {
  const width = Math.log(factor);
  const needed = logOdds(threshold);
  let above = 0;
  for (let run = 0; run < runs; run += 1) {
    let odds = logOdds(prior);
    for (const weight of weights) if (weight !== 0) odds += weight + width * (2 * random() - 1);
    if (odds >= needed) above += 1;
  }
  return above / runs;
}
