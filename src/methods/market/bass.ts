/** How a new product spreads: Bass, A new product growth for model consumer durables, Management Science 15, 1969. */
export interface BassTerms {
  /** Everybody who will ever adopt it. */
  readonly potential: number;
  /** The coefficient of innovation, p: who adopts of themselves. */
  readonly innovation: number;
  /** The coefficient of imitation, q: who adopts because others did. */
  readonly imitation: number;
}

/** Everybody who has adopted by a time, from F(t) = (1 − e^−(p+q)t) / (1 + q/p · e^−(p+q)t). */
export function adoptedBy({ potential, innovation, imitation }: BassTerms, time: number): number {
  const decay = Math.exp(-(innovation + imitation) * time);
  return (potential * (1 - decay)) / (1 + (imitation / innovation) * decay);
}

/** When most adopt at once, and how many then; undefined where imitation is the weaker and it only falls. */
export function peakOfAdoption(terms: BassTerms): { time: number; rate: number } | undefined {
  const { potential, innovation, imitation } = terms;
  if (imitation <= innovation) return undefined;
  const sum = innovation + imitation;
  return { time: Math.log(imitation / innovation) / sum, rate: (potential * sum ** 2) / (4 * imitation) };
}
