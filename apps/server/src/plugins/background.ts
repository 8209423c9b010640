import fp from 'fastify-plugin';
import { type DeliveryContext, type MailWorker, startMailWorker } from '../features/mail/index.ts';

const CLEAN_UP_EVERY_MS = 60 * 60_000;

export interface BackgroundOptions {
  /** Undefined without a mail server: mails then stay in the outbox. */
  delivery: DeliveryContext | undefined;
  /** Each may run in several processes at once without harm; a long one asks whether to stop. */
  cleanUps: readonly ((isStopping: () => boolean) => Promise<void>)[];
}

/** What runs beside requests, once the server listens: sending mails, throwing away what is over, never two rounds of it at once. */
export const background = fp<BackgroundOptions>(async (app, { delivery, cleanUps }) => {
  let worker: MailWorker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const round = async () => {
    for (const task of cleanUps) {
      if (isStopped) return;
      await task(() => isStopped).catch((error: unknown) =>
        app.log.error({ err: error }, 'clean-up failed'),
      );
    }
  };
  const cleanUp = () => {
    running ??= round().finally(() => {
      running = undefined;
    });
  };
  app.addHook('onListen', async () => {
    if (delivery) worker = startMailWorker(delivery);
    cleanUp();
    timer = setInterval(cleanUp, CLEAN_UP_EVERY_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    isStopped = true;
    clearInterval(timer);
    await Promise.all([worker?.stop(), running]);
  });
});
