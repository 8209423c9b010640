import { setTimeout as delay } from 'node:timers/promises';
import type { BillingContext } from '../context.ts';
import { handleDueEvents } from './handle-events.ts';

const POLL_INTERVAL_MS = 5_000;
/** A renewal sends about ten events: a short delay turns them into one request to Stripe. */
const DEBOUNCE_MS = 100;

export interface EventWorker {
  /** Call after an event was stored. */
  wake(): void;
  /** Starts polling, first for events that an earlier process left unhandled. */
  start(): void;
  /** Resolves when no round is running. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs at most one round at a time in a process. */
export function createEventWorker(context: BillingContext): EventWorker {
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const round = async () => {
    do {
      await delay(DEBOUNCE_MS);
      isRequested = false;
      try {
        await handleDueEvents(context, () => isStopped);
      } catch (error) {
        context.logger.error({ err: error }, 'payment events not read; will retry');
      }
    } while (isRequested && !isStopped);
    running = undefined;
  };
  const wake = () => {
    if (isStopped) return;
    isRequested = true;
    running ??= round();
  };
  return {
    wake,
    start: () => {
      wake();
      timer = setInterval(wake, POLL_INTERVAL_MS);
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
