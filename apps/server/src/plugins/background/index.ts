export { background } from './background.ts';
export { countFailingJobs, findJob, listJobs } from './jobs.repo.ts';
