import type { ProofReport } from '../../engine/proof/proof-report.ts';

/**
 * Whether an app whose code was changed by hand may count as working. What it is to do was written for the plan, and a
 * hand may have renamed a heading or a button on purpose; that it opens everywhere without a fault is still asked.
 */
export function holdsByHand({ pages, cases, left }: ProofReport): boolean {
  const faults = [...pages, ...cases].flatMap((one) => one.faults);
  return left === 0 && faults.every(({ kind }) => kind === 'heading' || kind === 'step');
}
