import type { SiteStatus } from '@rostra/contract';
import { isStuck } from './is-stuck.ts';

/** Queues that are stuck or in which something was given up, and jobs whose last run failed. */
export function countProblems(status: SiteStatus): number {
  const { queues, jobs } = status;
  const troubledQueues = [
    queues.mails.failed > 0 || isStuck('mails', status),
    queues.webhooks.failed > 0 || isStuck('webhooks', status),
    queues.publications.failed > 0,
  ].filter(Boolean);
  const failingJobs = jobs.filter(({ failures }) => failures > 0);
  return troubledQueues.length + failingJobs.length;
}
