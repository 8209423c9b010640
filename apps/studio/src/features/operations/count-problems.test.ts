import type { SiteStatus } from '@rostra/contract';
import { expect, it } from 'vitest';
import { countProblems } from './count-problems.ts';

const at = '2026-11-16T12:00:00.000Z';
const queue = { waiting: 3, oldestAt: at, failed: 0 };
const job = {
  name: 'hourly.mail',
  startedAt: at,
  succeededAt: at,
  failedAt: null,
  failures: 0,
  error: null,
  isRunning: false,
};
const status: SiteStatus = {
  version: '1.0.0',
  checkedAt: at,
  queues: { mails: queue, webhooks: queue, publications: queue },
  backupEveryHours: 24,
  jobs: [job],
};

it('counts failures, not what is waiting', () => {
  expect(countProblems(status)).toBe(0);
  expect(
    countProblems({
      ...status,
      queues: { ...status.queues, mails: { ...queue, failed: 5 } },
      jobs: [job, { ...job, failedAt: at, failures: 2, error: 'no' }],
    }),
  ).toBe(2);
});
