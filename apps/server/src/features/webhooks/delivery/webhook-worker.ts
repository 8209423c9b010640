import type { Worker } from '../../../feature.ts';
import type { WebhooksContext } from '../context.ts';
import { findNextPlan } from '../record/events.repo.ts';
import { carryOutPlans } from '../record/plan-event.ts';
import { deliverDue } from './deliver-due.ts';
import { findDueTimes } from './deliveries.repo.ts';

/** Events are recorded in transactions of others, which wake nobody. */
const LOOK_EVERY_MS = 2_000;
/** A receiver may be silent for longer. Its event is due again when the claim ends. */
const STOP_WITHIN_MS = 2_000;

export function webhookWorker(context: WebhooksContext): Worker {
  const { db, now } = context;
  const nextDue = async (): Promise<string | undefined> => {
    const times = (await findDueTimes(db.queries)).map(({ dueAt }) => dueAt);
    const plan = await findNextPlan(db.queries);
    return [...times, ...(plan ? [plan] : [])].sort()[0];
  };
  return {
    name: 'webhooks',
    everyMs: LOOK_EVERY_MS,
    hasWork: async () => ((await nextDue()) ?? '~') <= now().toISOString(),
    nextInMs: async () => {
      const next = await nextDue();
      const wait = next === undefined ? LOOK_EVERY_MS : Date.parse(next) - now().getTime();
      return Math.max(wait, 0);
    },
    stopWithinMs: STOP_WITHIN_MS,
    run: async (signal) => {
      await carryOutPlans(context, signal);
      await deliverDue(context, signal);
    },
  };
}
