export { describeProgress } from './describe-progress.ts';
export { exportReading } from './export-reading.ts';
export { readingFeature } from './feature.ts';
export { findOwnProgress } from './find-own-progress.ts';
