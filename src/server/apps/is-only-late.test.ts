import { describe, expect, it } from 'vitest';
import type { ProofFault, ProofReport } from '../../engine/proof/proof-report.ts';
import { isOnlyLate } from './is-only-late.ts';

function report(faults: readonly ProofFault[], more: Partial<ProofReport> = {}): ProofReport {
  const page = { path: '/', size: 'phone' as const, ok: faults.length === 0, faults, ms: 1 };
  return { ok: faults.length === 0, pages: [page], cases: [], left: 0, ms: 1, ...more };
}
const late: ProofFault = { kind: 'deadline', message: 'It did not end within 8.0 s.' };

describe('isOnlyLate', () => {
  it('is what took too long and nothing else', () => {
    expect(isOnlyLate(report([late]))).toBe(true);
    expect(isOnlyLate(report([]))).toBe(false);
    expect(isOnlyLate(report([late, { kind: 'step', message: 'No button.' }]))).toBe(false);
  });

  it('is not what was never reached: there was no time left to try it again', () => {
    expect(isOnlyLate(report([late], { left: 2 }))).toBe(false);
  });
});
