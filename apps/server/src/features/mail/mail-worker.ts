import type { Worker } from '../../feature.ts';
import { type DeliveryContext, deliverDueMails } from './deliver-due-mails.ts';
import { hasDueMail } from './mails.repo.ts';

const LOOK_EVERY_MS = 5_000;
/** A mail server may be silent for much longer. Its mail is due again when the lease ends. */
const STOP_WITHIN_MS = 2_000;

export const mailWorker = (context: DeliveryContext): Worker => ({
  name: 'mails',
  everyMs: LOOK_EVERY_MS,
  wakeOn: context.outbox.onWake,
  hasWork: () => hasDueMail(context.db.queries, context.now().toISOString()),
  stopWithinMs: STOP_WITHIN_MS,
  run: async (signal) => {
    await deliverDueMails(context, () => signal.aborted);
  },
});
