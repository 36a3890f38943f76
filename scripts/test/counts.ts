export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0 };

/** What Vitest's JSON report says; a file that could not even be loaded counts as one failed test. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[];
  };
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/** What Playwright's JSON report says; a test that passed only when repeated has failed. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: readonly unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** The program's exit code and its report have to agree, and a suite without tests proves nothing. */
export function judgeSuite(counts: Counts | undefined, exitCode: number): Counts {
  if (counts === undefined) return oneFailed;
  if (counts.failed > 0) return counts;
  return exitCode === 0 && counts.passed > 0 ? counts : { ...counts, failed: 1 };
}

export function sum(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, counts) => total + counts.passed, 0),
    failed: all.reduce((total, counts) => total + counts.failed, 0),
    skipped: all.reduce((total, counts) => total + counts.skipped, 0),
  };
}
