import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, judgeSuite, oneFailed } from './counts.ts';

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ],
};

describe('counts', () => {
  it('counts a test file that cannot be loaded as a failed test', () => {
    expect(countVitest(vitestReport)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  it('counts a journey that passed only when repeated as failed, and errors outside of tests too', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: ['x'] })).toEqual({ passed: 3, failed: 3, skipped: 2 });
  });

  it('does not believe a good report of a program that failed, nor one without tests, nor none', () => {
    const good = { passed: 3, failed: 0, skipped: 0 };
    expect(judgeSuite(good, 0)).toEqual(good);
    expect(judgeSuite(good, 1)).toEqual({ ...good, failed: 1 });
    expect(judgeSuite({ passed: 0, failed: 0, skipped: 4 }, 0)).toEqual({ passed: 0, failed: 1, skipped: 4 });
    expect(judgeSuite(undefined, 0)).toEqual(oneFailed);
  });
});
