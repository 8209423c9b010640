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
  canSendMails: true,
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

it('counts emails that wait although there is no mail server', () => {
  expect(countProblems({ ...status, canSendMails: false })).toBe(1);
  const mails = { waiting: 0, oldestAt: null, failed: 0 };
  expect(
    countProblems({ ...status, canSendMails: false, queues: { ...status.queues, mails } }),
  ).toBe(0);
});

it('counts what should have gone out more than an hour ago, but not scheduled changes', () => {
  expect(countProblems({ ...status, checkedAt: '2026-11-16T13:00:00.000Z' })).toBe(0);
  expect(countProblems({ ...status, checkedAt: '2026-11-16T13:00:01.000Z' })).toBe(2);
});
