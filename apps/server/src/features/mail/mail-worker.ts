import { type DeliveryContext, deliverDueMails } from './deliver-due-mails.ts';

const LOOK_EVERY_MS = 5_000;

export interface MailWorker {
  stop(): Promise<void>;
}

/** Looks for due mails now and then, and at once when woken. Never two rounds at the same time. */
export function startMailWorker(context: DeliveryContext): MailWorker {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  const round = async () => {
    do {
      isWanted = false;
      try {
        await deliverDueMails(context, () => isStopped);
      } catch (error) {
        context.logger.error({ err: error }, 'mail worker failed; it tries again');
      }
    } while (isWanted && !isStopped);
    running = undefined;
  };
  const look = () => {
    if (isStopped) return;
    isWanted = true;
    running ??= round();
  };

  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  context.outbox.onWake(look);
  look();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
