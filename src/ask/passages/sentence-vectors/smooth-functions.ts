/**
 * Functions whose last bit differs between engines when they are left to `Math`. Made of additions and multiplications
 * alone, they are the same in Node and in every browser, and with them the vector of a sentence.
 */

/** e to the power of a number that is not above zero. */
export function decay(exponent: number): number {
  if (exponent < -80) return 0;
  const halvings = Math.floor(exponent * Math.LOG2E + 0.5);
  const rest = exponent - halvings * Math.LN2;
  // Taylor's series; the rest is at most 0.35, so that eight terms are exact to nine digits.
  let sum = 1;
  for (let term = 8; term >= 1; term -= 1) sum = 1 + (rest / term) * sum;
  let result = sum;
  for (let step = halvings; step < 0; step += 1) result *= 0.5;
  return result;
}

/** Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26; wrong by at most 1.5e-7. */
function errorFunction(value: number): number {
  const size = Math.abs(value);
  const share = 1 / (1 + 0.3275911 * size);
  const series =
    share *
    (0.254829592 +
      share * (-0.284496736 + share * (1.421413741 + share * (-1.453152027 + share * 1.061405429))));
  const result = 1 - series * decay(-size * size);
  return value < 0 ? -result : result;
}

const widest = 8;
const stepsPerUnit = 256;

const bendTable = Float64Array.from({ length: 2 * widest * stepsPerUnit + 2 }, (_, at) => {
  const value = at / stepsPerUnit - widest;
  return 0.5 * value * (1 + errorFunction(value * Math.SQRT1_2));
});

/** The bend between two layers (GELU), by a table with straight lines between its points. */
export function bend(value: number): number {
  if (value >= widest) return value;
  if (value <= -widest) return 0;
  const place = (value + widest) * stepsPerUnit;
  const below = Math.floor(place);
  const left = bendTable[below] as number;
  return left + ((bendTable[below + 1] as number) - left) * (place - below);
}
