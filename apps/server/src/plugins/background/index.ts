export { background } from './background.ts';
export { countFailingJobs, findJob, listJobs } from './jobs.repo.ts';
export { runIfDue } from './run-if-due.ts';
export { createRunner, type Runner } from './runner.ts';
