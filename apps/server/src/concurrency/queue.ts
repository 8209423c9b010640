import { AppError } from '../errors.ts';

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Work in order of arrival, so much at a time; when too much waits already, more is refused. */
export function createQueue(maxAtOnce: number, maxWaiting: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= maxAtOnce) {
      if (waiting.length >= maxWaiting) {
        throw new AppError('unavailable', 'The server is busy, please try again in a moment.');
      }
      await new Promise<void>((go) => waiting.push(go));
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
