import { drawNormal } from './samplers.ts';

const peakWeight = 4;

/**
 * A value between a lowest and a highest one that bunches around the likely one: the beta distribution of PERT, whose mean is
 * (low + 4 · likely + high) / 6. Vose, Risk Analysis, 3rd edition, 2008, the PERT distribution.
 */
export function drawPert(random: () => number, low: number, likely: number, high: number): number {
  const width = high - low;
  if (width <= 0) return low;
  const rising = 1 + (peakWeight * (likely - low)) / width;
  const falling = 1 + (peakWeight * (high - likely)) / width;
  const up = drawGamma(random, rising);
  return low + (width * up) / (up + drawGamma(random, falling));
}

/** Marsaglia and Tsang, A simple method for generating gamma variables, 2000; for shapes of 1 and more. */
export function drawGamma(random: () => number, shape: number): number {
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const normal = drawNormal(random);
    const cube = (1 + c * normal) ** 3;
    if (cube <= 0) continue;
    const bound = 0.5 * normal * normal + d - d * cube + d * Math.log(cube);
    if (Math.log(1 - random()) < bound) return d * cube;
  }
}
