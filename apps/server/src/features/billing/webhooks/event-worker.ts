import { setTimeout as pause } from 'node:timers/promises';
import type { BillingContext } from '../context.ts';
import { handleDueEvents } from './handle-events.ts';

const LOOK_EVERY_MS = 5_000;
/** Events come in bunches, ten for a renewal: a short wait makes one question to Stripe of them. */
const COLLECT_MS = 100;

export interface EventWorker {
  /** After an event was written: handle it now. */
  wake(): void;
  /** Looks regularly from now on, first for what an earlier process left behind. */
  start(): void;
  /** Resolves when nothing that was woken for is under way. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Never two rounds at the same time in one process. */
export function createEventWorker(context: BillingContext): EventWorker {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const round = async () => {
    do {
      await pause(COLLECT_MS);
      isWanted = false;
      try {
        await handleDueEvents(context, () => isStopped);
      } catch (error) {
        context.logger.error({ err: error }, 'payment events not read; it tries again');
      }
    } while (isWanted && !isStopped);
    running = undefined;
  };
  const wake = () => {
    if (isStopped) return;
    isWanted = true;
    running ??= round();
  };
  return {
    wake,
    start: () => {
      wake();
      timer = setInterval(wake, LOOK_EVERY_MS);
      timer.unref();
    },
    idle: async () => {
      while (running) await running;
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
