/**
 * How sales answer to spending in one channel. `hill` follows Jin, Wang, Sun, Chan and Koehler, Bayesian methods for media mix
 * modeling with carryover and shape effects, Google, 2017; `exponential` is the saturating curve of Little, Aggregate
 * advertising models: the state of the art, Operations Research 27, 1979; `power` has a constant elasticity.
 */
export type ResponseCurve =
  | { readonly kind: 'exponential'; readonly ceiling: number; readonly scale: number }
  | { readonly kind: 'hill'; readonly ceiling: number; readonly half: number; readonly shape: number }
  | { readonly kind: 'power'; readonly factor: number; readonly elasticity: number };

/** What comes of a sum that is spent. */
export function respond(curve: ResponseCurve, spent: number): number {
  if (spent <= 0) return 0;
  switch (curve.kind) {
    case 'exponential':
      return curve.ceiling * -Math.expm1(-spent / curve.scale);
    case 'hill':
      // Divided by the sum, so that no power of a large sum overflows.
      return curve.ceiling / (1 + (curve.half / spent) ** curve.shape);
    case 'power':
      return curve.factor * spent ** curve.elasticity;
  }
}

/**
 * The logarithm of what the next unit of money brings. Far up a curve the return itself is smaller than numbers can hold, and
 * its logarithm still tells one channel from another. Infinite at nothing for a power curve.
 */
export function logMarginalResponse(curve: ResponseCurve, spent: number): number {
  switch (curve.kind) {
    case 'exponential':
      return Math.log(curve.ceiling / curve.scale) - spent / curve.scale;
    case 'hill': {
      const ratio = curve.shape * (Math.log(curve.half) - Math.log(spent));
      if (spent <= 0) return hillSlopeAtNothing(curve.ceiling, curve.half, curve.shape);
      return Math.log(curve.ceiling * curve.shape) - Math.log(spent) - logOnePlus(ratio) - logOnePlus(-ratio);
    }
    case 'power':
      return Math.log(curve.factor * curve.elasticity) + (curve.elasticity - 1) * Math.log(spent);
  }
}

/** The logarithm of one plus e to the power of a number, however large that is. */
function logOnePlus(exponent: number): number {
  return exponent > 40 ? exponent : Math.log1p(Math.exp(exponent));
}

function hillSlopeAtNothing(ceiling: number, half: number, shape: number): number {
  if (shape > 1) return Number.NEGATIVE_INFINITY;
  return shape === 1 ? Math.log(ceiling / half) : Number.POSITIVE_INFINITY;
}

/** From here on every further unit brings less than the one before; 0 for curves that bend so from the start. */
export function bendOf(curve: ResponseCurve): number {
  if (curve.kind !== 'hill' || curve.shape <= 1) return 0;
  return curve.half * ((curve.shape - 1) / (curve.shape + 1)) ** (1 / curve.shape);
}

interface Observation {
  readonly spent: number;
  readonly sales: number;
}

/** The curves through one observation, with what is known besides of their form. */
export function exponentialThrough({ spent, sales }: Observation, ceiling: number): ResponseCurve {
  return { kind: 'exponential', ceiling, scale: -spent / Math.log1p(-sales / ceiling) };
}

export function hillThrough({ spent, sales }: Observation, ceiling: number, shape: number): ResponseCurve {
  return { kind: 'hill', ceiling, shape, half: spent * ((ceiling - sales) / sales) ** (1 / shape) };
}

export function powerThrough({ spent, sales }: Observation, elasticity: number): ResponseCurve {
  return { kind: 'power', elasticity, factor: sales / spent ** elasticity };
}
