import { limits } from '../../../kernel/limits.ts';

/**
 * How long to wait after so many failures in a row: twice as long each time, up to a limit. Half of it is left to chance, so
 * that everybody who lost the same server does not come back at the same moment.
 */
export function backOffMs(failures: number, random: () => number): number {
  const { retryFirstMs, retryLastMs } = limits.local;
  const longest = Math.min(retryFirstMs * 2 ** Math.max(0, failures - 1), retryLastMs);
  return Math.round(longest * (0.5 + 0.5 * random()));
}
