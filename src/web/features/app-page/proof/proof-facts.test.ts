import { describe, expect, it } from 'vitest';
import type { ProofReport } from '../../../../engine/proof/proof-report.ts';
import { bySize, seconds } from './proof-facts.ts';

const fault = { kind: 'scroll', message: 'It scrolls sideways.' } as const;
const report: ProofReport = {
  ok: false,
  pages: [
    { path: '/', size: 'desktop', ok: true, faults: [], ms: 10 },
    { path: '/', size: 'phone', ok: false, faults: [fault], ms: 10 },
  ],
  cases: [
    { name: 'Adds', page: '/', section: 's', block: 'records', size: 'desktop', ok: true, faults: [], ms: 5 },
  ],
  left: 0,
  ms: 900,
};

describe('a proof', () => {
  it('is counted for each size', () => {
    expect(bySize(report).map(({ size, held, tried }) => ({ size, held, tried }))).toEqual([
      { size: 'desktop', held: 2, tried: 2 },
      { size: 'phone', held: 0, tried: 1 },
    ]);
  });

  it('gives times that can be read', () => {
    expect([seconds(430), seconds(12_400)]).toEqual(['0.4 s', '12 s']);
  });
});
