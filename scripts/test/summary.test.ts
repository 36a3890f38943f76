import { describe, expect, it } from 'vitest';
import { summary } from './summary.ts';

describe('summary', () => {
  it('shows each step and ends with the totals', () => {
    const results = [
      { name: 'lint', passed: 1, failed: 0, skipped: 0, seconds: 0.13 },
      { name: 'unit tests', passed: 120, failed: 2, skipped: 0, seconds: 12.3 },
    ];
    expect(summary(results)).toBe(`              passed  failed  skipped  seconds
✓ lint             1       0        0      0.1
✗ unit tests     120       2        0     12.3

121 passed, 2 failed`);
  });

  it('tells of skipped tests only when there are some', () => {
    const last = summary([{ name: 'a', passed: 1, failed: 0, skipped: 3, seconds: 0 }])
      .split('\n')
      .at(-1);
    expect(last).toBe('1 passed, 0 failed, 3 skipped');
  });
});
