export type { ReadingContext } from './context.ts';
export { describeProgress } from './describe-progress.ts';
export { exportReading } from './export-reading.ts';
export { findProgress } from './progress.repo.ts';
export { readingRoutes } from './routes.ts';
