import { relative } from 'node:path';
import { root } from '../root.mjs';

/**
 * The test files that took longest, with their seconds. A file that runs on two databases counts both. Takes the parsed
 * JSON reports of both test runners; either may be missing.
 */
export function findSlowestFiles({ vitest, playwright }, count = 20) {
  const durations = new Map();
  const add = (file, ms) => durations.set(file, (durations.get(file) ?? 0) + ms);
  for (const { name, startTime, endTime } of vitest?.testResults ?? []) {
    add(relative(root, name), endTime - startTime);
  }
  for (const spec of (playwright?.suites ?? []).flatMap(specsOf)) {
    for (const { duration } of spec.tests.flatMap(({ results }) => results)) {
      add(`e2e/${spec.file}`, duration);
    }
  }
  return [...durations]
    .map(([file, ms]) => ({ file, seconds: Math.round(ms / 1000) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
