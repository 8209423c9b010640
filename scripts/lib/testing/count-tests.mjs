import { existsSync, readFileSync } from 'node:fs';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Adds up the JSON reports of both test runners. */
export function countTests({ vitestFile, playwrightFile }) {
  const vitest = readJson(vitestFile);
  const playwright = readJson(playwrightFile)?.stats;
  return {
    passed: (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0),
    failed:
      (vitest?.numFailedTests ?? 0) + (playwright?.unexpected ?? 0) + (playwright?.flaky ?? 0),
    skipped: (vitest?.numPendingTests ?? 0) + (playwright?.skipped ?? 0),
  };
}
