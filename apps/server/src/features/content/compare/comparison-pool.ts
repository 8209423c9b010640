import type { ComparedBlock } from '@rostra/contract';
import { createLimitedThread, TooMuchWork } from '../../../concurrency/limited-thread.ts';
import { serverBusy } from '../../../errors.ts';
import { programFile } from '../../../location/programs.ts';
import type { ComparisonTask } from './compare-texts.ts';

/** CPU time. Each of the two texts could be rendered in the time that `tryToRender` allows. */
const MAX_CPU_MS = 10_000;
const MAX_MB = 384;

export interface ComparisonPool {
  compare(task: ComparisonTask): Promise<ComparedBlock[]>;
  close(): Promise<void>;
}

/** Compares texts of staff on a thread: parsing two long texts alone takes seconds. */
export function createComparisonPool(maxCpuMs = MAX_CPU_MS): ComparisonPool {
  const thread = createLimitedThread<ComparisonTask, ComparedBlock[]>({
    filename: programFile('compare-worker'),
    maxCpuMs,
    maxMb: MAX_MB,
  });
  return {
    compare: (task) =>
      thread.run(task).catch((error: unknown) => {
        throw error instanceof TooMuchWork ? serverBusy() : error;
      }),
    close: () => thread.close(),
  };
}
