const steps = 1e6;

/**
 * The chance that belongs to a score, between 0 and 1. JavaScript engines differ in the last bit of `Math.exp`; rounding
 * takes that bit away, so that a text is read the same in Node and in every browser.
 */
export function chanceOf(score: number): number {
  return roundedChance(1 / (1 + Math.exp(-score)));
}

export function roundedChance(chance: number): number {
  return Math.round(steps * chance) / steps;
}
