/** How values that are not evenly spread are drawn from numbers that are. */

/** Box and Muller, A note on the generation of random normal deviates, 1958. */
export function drawNormal(random: () => number, mean = 0, deviation = 1): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return mean + deviation * radius * Math.cos(2 * Math.PI * random());
}

/** By the inverse of its distribution; `likely` is the top of the triangle. */
export function drawTriangular(random: () => number, low: number, likely: number, high: number): number {
  const share = random();
  const width = high - low;
  if (width === 0) return low;
  const turn = (likely - low) / width;
  return share < turn
    ? low + Math.sqrt(share * width * (likely - low))
    : high - Math.sqrt((1 - share) * width * (high - likely));
}
