/** How good an enlarged picture is: beside the true one, and beside what plain resampling makes of the small one. */

export interface Light {
  /** Brightness of each dot from 0 to 255, row by row. */
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

export function lightOf({
  data,
  width,
  height,
}: {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}): Light {
  const values = Float32Array.from(
    { length: width * height },
    (_, at) =>
      0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0),
  );
  return { values, width, height };
}

/** Resampling with Lanczos' kernel of three lobes, the sharpest of the usual ones. */
export function enlargeByLanczos(small: Light, scale: number): Light {
  const wide = enlargeLines(small, scale);
  return turn(enlargeLines(turn(wide), scale));
}

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= 3) return 0;
  const angle = Math.PI * x;
  return (3 * Math.sin(angle) * Math.sin(angle / 3)) / (angle * angle);
}

function enlargeLines({ values, width, height }: Light, scale: number): Light {
  const made = new Float32Array(width * scale * height);
  for (let at = 0; at < width * scale; at++) {
    const centre = (at + 0.5) / scale - 0.5;
    const taps = Array.from({ length: 6 }, (_, tap) => Math.floor(centre) - 2 + tap);
    const shares = taps.map((tap) => lanczos(centre - tap));
    const whole = shares.reduce((sum, share) => sum + share, 0);
    for (let y = 0; y < height; y++) {
      let total = 0;
      for (const [index, tap] of taps.entries())
        total += (shares[index] ?? 0) * (values[y * width + Math.min(Math.max(tap, 0), width - 1)] ?? 0);
      made[y * width * scale + at] = Math.min(255, Math.max(0, total / whole));
    }
  }
  return { values: made, width: width * scale, height };
}

function turn({ values, width, height }: Light): Light {
  const turned = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + y] = values[y * width + x] ?? 0;
  return { values: turned, width: height, height: width };
}

/** Mean of the squared differences between neighbours: how steep edges are. */
export function sharpnessOf({ values, width, height }: Light): number {
  let sum = 0;
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x;
      const here = values[at] ?? 0;
      sum += ((values[at + 1] ?? 0) - here) ** 2 + ((values[at + width] ?? 0) - here) ** 2;
    }
  return sum / (width * height);
}

/** Peak signal-to-noise ratio in decibels. */
export function psnrOf(one: Light, other: Light): number {
  let sum = 0;
  for (const [at, value] of one.values.entries()) sum += (value - (other.values[at] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / one.values.length));
}

const windowSide = 8;
const windowStep = 4;

/** Structural similarity over windows of 8×8; 1 is the same picture. */
export function ssimOf(one: Light, other: Light): number {
  let total = 0;
  let windows = 0;
  for (let y = 0; y + windowSide <= one.height; y += windowStep)
    for (let x = 0; x + windowSide <= one.width; x += windowStep) {
      total += similarityAt(one, other, x, y);
      windows += 1;
    }
  return total / windows;
}

function similarityAt(one: Light, other: Light, left: number, top: number): number {
  const count = windowSide ** 2;
  let [sum, otherSum, squares, otherSquares, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + windowSide; y++)
    for (let x = left; x < left + windowSide; x++) {
      const a = one.values[y * one.width + x] ?? 0;
      const b = other.values[y * one.width + x] ?? 0;
      sum += a;
      otherSum += b;
      squares += a * a;
      otherSquares += b * b;
      products += a * b;
    }
  const [mean, otherMean] = [sum / count, otherSum / count];
  const variance = squares / count - mean ** 2 + (otherSquares / count - otherMean ** 2);
  const covariance = products / count - mean * otherMean;
  return (
    ((2 * mean * otherMean + 6.5025) * (2 * covariance + 58.5225)) /
    ((mean ** 2 + otherMean ** 2 + 6.5025) * (variance + 58.5225))
  );
}
