import type { WakeUp } from '../../../concurrency/wake-up.ts';
import type { Worker } from '../../../feature.ts';
import type { BillingContext } from '../context.ts';
import { hasDueEvent } from './events.repo.ts';
import { handleDueEvents } from './handle-events.ts';

const LOOK_EVERY_MS = 5_000;
/** A renewal sends about ten events: a short wait turns them into one request to Stripe. */
const COLLECT_MS = 100;

export const eventWorker = (context: BillingContext, eventsStored: WakeUp): Worker => ({
  name: 'payment-events',
  everyMs: LOOK_EVERY_MS,
  wakeOn: eventsStored.onWake,
  collectMs: COLLECT_MS,
  hasWork: () => hasDueEvent(context.db.queries, context.now().toISOString()),
  run: (signal) => handleDueEvents(context, () => signal.aborted),
});
