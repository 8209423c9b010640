import type { SiteStatus } from '@rostra/contract';

/** Queues with something that was given up, and jobs whose last run failed. */
export function countProblems({ queues, jobs }: SiteStatus): number {
  const failedQueues = Object.values(queues).filter(({ failed }) => failed > 0);
  const failingJobs = jobs.filter(({ failures }) => failures > 0);
  return failedQueues.length + failingJobs.length;
}
