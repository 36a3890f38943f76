import type { ProofReport } from '../../engine/proof/proof-report.ts';

/** Nothing was wrong but the time: on a machine that does other things, every app is slow. */
export function isOnlyLate({ ok, left, pages, cases }: ProofReport): boolean {
  const faults = [...pages, ...cases].flatMap((one) => one.faults);
  return !ok && left === 0 && faults.length > 0 && faults.every(({ kind }) => kind === 'deadline');
}
