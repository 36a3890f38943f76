import { type ContractType, contractTypes } from './contract-types.ts';

const mostPerSignal = 5;

export interface TypeScore {
  readonly type: ContractType;
  readonly score: number;
  /** The signals that were found, with how often. */
  readonly reasons: readonly string[];
}

/** All types, the likeliest first. */
export function typesByScore(text: string): TypeScore[] {
  const lower = text.toLowerCase();
  return contractTypes
    .map((type): TypeScore => {
      let score = 0;
      const reasons: string[] = [];
      for (const [word, weight] of type.signals) {
        const times = [...lower.matchAll(new RegExp(`\\b${word}(?:s|es)?\\b`, 'g'))].length;
        score += weight * Math.min(times, mostPerSignal);
        if (times > 0) reasons.push(`“${word}” ${times === 1 ? 'once' : `${times} times`}`);
      }
      return { type, score, reasons };
    })
    .toSorted((one, other) => other.score - one.score);
}
