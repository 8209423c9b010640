import { setImmediate } from 'node:timers/promises';
import type { StartTimer } from './attempt.ts';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

export interface TestTimers {
  readonly start: StartTimer;
  /** How many are running. */
  count(): number;
  /** Lets time pass, and everything happen that is due meanwhile. */
  pass(milliseconds: number): Promise<void>;
}

/** Timers of one test only. Fake timers of the whole process would include those of everything else in it. */
export function testTimers(): TestTimers {
  const timers = new Set<Timer>();
  let now = 0;
  const findNext = (end: number) =>
    [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  return {
    start: (callback, milliseconds) => {
      const timer = { at: now + milliseconds, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    count: () => timers.size,
    pass: async (milliseconds) => {
      const end = now + milliseconds;
      for (let next = findNext(end); next; next = findNext(end)) {
        timers.delete(next);
        now = next.at;
        next.callback();
        await setImmediate();
      }
      now = end;
    },
  };
}
