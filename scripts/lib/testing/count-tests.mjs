/** Adds up the parsed JSON reports of both test runners. Either may be missing. */
export const countTests = ({ vitest, playwright }) => ({
  passed: (vitest?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0),
  failed:
    (vitest?.numFailedTests ?? 0) +
    (playwright?.stats.unexpected ?? 0) +
    (playwright?.stats.flaky ?? 0),
  skipped: (vitest?.numPendingTests ?? 0) + (playwright?.stats.skipped ?? 0),
});
