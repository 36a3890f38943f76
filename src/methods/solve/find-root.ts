const mostSteps = 200;

/**
 * Where a function is zero between two places at which its sign differs; undefined when the signs agree. Brent, Algorithms
 * for Minimization without Derivatives, 1973, chapter 4: bisection, hurried by inverse quadratic interpolation where safe.
 */
export function findRoot(
  of: (x: number) => number,
  low: number,
  high: number,
  tolerance = 1e-12,
): number | undefined {
  let a = low;
  let b = high;
  let fa = of(a);
  let fb = of(b);
  if (!Number.isFinite(fa) || !Number.isFinite(fb) || fa * fb > 0) return undefined;
  let c = a;
  let fc = fa;
  let step = b - a;
  let before = step;
  for (let count = 0; count < mostSteps; count += 1) {
    if (Math.abs(fc) < Math.abs(fb)) {
      [a, b, c] = [b, c, b];
      [fa, fb, fc] = [fb, fc, fb];
    }
    const near = 2 * Number.EPSILON * Math.abs(b) + tolerance / 2;
    const half = (c - b) / 2;
    if (Math.abs(half) <= near || fb === 0) return b;
    const guess = interpolated(a, b, c, fa, fb, fc);
    const isSafe =
      Math.abs(before) >= near && Math.abs(fa) > Math.abs(fb) && isWithin(guess, half, near, before);
    before = isSafe ? step : half;
    step = isSafe ? guess : half;
    a = b;
    fa = fb;
    b += Math.abs(step) > near ? step : Math.sign(half) * near;
    fb = of(b);
    if (fb * fc > 0) {
      c = a;
      fc = fa;
      step = b - a;
      before = step;
    }
  }
  return b;
}

/** The step from b that a line or a parabola through the last places suggests. */
function interpolated(a: number, b: number, c: number, fa: number, fb: number, fc: number): number {
  const s = fb / fa;
  if (a === c) return ((b - a) * s) / (1 - s);
  const q = fa / fc;
  const r = fb / fc;
  return (s * ((c - b) * q * (q - r) - (b - a) * (r - 1))) / ((1 - q) * (r - 1) * (s - 1));
}

function isWithin(guess: number, half: number, near: number, before: number): boolean {
  if (!Number.isFinite(guess) || Math.sign(guess) !== Math.sign(half)) return false;
  return Math.abs(guess) < 1.5 * Math.abs(half) - near / 2 && Math.abs(guess) < Math.abs(before) / 2;
}
