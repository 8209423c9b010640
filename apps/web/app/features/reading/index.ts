export { ProgressLine } from './progress-line.tsx';
export type { ProgressReport } from './progress-reporter.ts';
export { useReading } from './use-reading.ts';
