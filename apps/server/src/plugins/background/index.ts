export { background } from './background.ts';
export { hourly } from './hourly.ts';
export { countFailingJobs, findJob, listJobs } from './jobs.repo.ts';
export { createRunner, type Runner } from './runner.ts';
