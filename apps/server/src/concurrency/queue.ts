import { serverBusy } from '../errors.ts';

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs tasks in order, at most `maxConcurrent` at a time, and refuses new ones when the queue is full. */
export function createQueue(maxConcurrent: number, maxWaiting: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= maxConcurrent) {
      if (waiting.length >= maxWaiting) {
        throw serverBusy();
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
