/** Cohen, Statistical Power Analysis for the Behavioral Sciences, 1988. Rules of thumb: the trade decides what matters. */
const standardised = [0.2, 0.5, 0.8];
const correlations = [0.1, 0.3, 0.5];
const shares = [0.01, 0.06, 0.14];
const words = ['negligible', 'small', 'medium', 'large'] as const;

function word(size: number, limits: readonly number[]): (typeof words)[number] {
  return words[limits.filter((limit) => Math.abs(size) >= limit).length] ?? 'large';
}

export const wordForDifference = (effect: number) => word(effect, standardised);
export const wordForCorrelation = (effect: number) => word(effect, correlations);
export const wordForShare = (effect: number) => word(effect, shares);
