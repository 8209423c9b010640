import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.mjs';
import { findSlowestFiles } from './slowest-files.mjs';

const unit = (name, seconds) => ({
  name: join(root, name),
  startTime: 5_000,
  endTime: 5_000 + seconds * 1000,
});
const spec = (file, ...seconds) => ({
  file,
  tests: [{ results: seconds.map((each) => ({ duration: each * 1000 })) }],
});

const vitest = { testResults: [unit('a.test.ts', 3), unit('b.test.ts', 4), unit('a.test.ts', 2)] };
const playwright = {
  suites: [
    {
      specs: [spec('c.spec.ts', 4, 2)],
      suites: [{ specs: [spec('c.spec.ts', 1), spec('d.spec.ts', 1)] }],
    },
  ],
};

it('adds up the runs of each file in both reports, the slowest first', () => {
  expect(findSlowestFiles({ vitest, playwright })).toEqual([
    { file: 'e2e/c.spec.ts', seconds: 7 },
    { file: 'a.test.ts', seconds: 5 },
    { file: 'b.test.ts', seconds: 4 },
    { file: 'e2e/d.spec.ts', seconds: 1 },
  ]);
  expect(findSlowestFiles({ vitest, playwright }, 1)).toHaveLength(1);
});

it('works with one report, or none', () => {
  expect(findSlowestFiles({ vitest })).toHaveLength(2);
  expect(findSlowestFiles({})).toEqual([]);
});
