import { setTimeout as delay } from 'node:timers/promises';
import { type DeliveryContext, deliverDueMails } from './deliver-due-mails.ts';

const POLL_INTERVAL_MS = 5_000;
/** A mail server may be silent for much longer. Its mail is due again when the lease ends. */
const STOP_TIMEOUT_MS = 2_000;

export interface MailWorker {
  stop(): Promise<void>;
}

/** Polls for due mails, and runs immediately when woken. Rounds never overlap. */
export function startMailWorker(
  context: DeliveryContext,
  { stopTimeoutMs = STOP_TIMEOUT_MS }: { stopTimeoutMs?: number } = {},
): MailWorker {
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isStopped = false;

  const round = async () => {
    do {
      isRequested = false;
      try {
        await deliverDueMails(context, () => isStopped);
      } catch (error) {
        context.logger.error({ err: error }, 'mail worker failed, retrying');
      }
    } while (isRequested && !isStopped);
    running = undefined;
  };
  const poll = () => {
    if (isStopped) return;
    isRequested = true;
    running ??= round();
  };

  const timer = setInterval(poll, POLL_INTERVAL_MS);
  timer.unref();
  context.outbox.onWake(poll);
  poll();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      const timeout = new AbortController();
      const timedOut = delay(stopTimeoutMs, undefined, { signal: timeout.signal }).catch(() => {});
      await Promise.race([running, timedOut]);
      timeout.abort();
      if (running) context.logger.warn({}, 'stopped while the mail server was silent');
    },
  };
}
