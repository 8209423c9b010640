import type { Worker } from '../../../../feature.ts';
import { startMailing } from '../start/start-mailing.ts';
import { limitsOpenAt } from './claim-batch.ts';
import type { Delivery, SendingContext } from './deliver-mailings.ts';
import { deleteIdleLimits, findLimits } from './limits.repo.ts';
import { findDueMailings, findNextTimes } from './schedule.repo.ts';

const LOOK_EVERY_MS = 5_000;
const BLOCKED_MS = 1_000;
/** For the answers of the server to what it has been given. Without them, these mails are unknown. */
const STOP_WITHIN_MS = 10_000;

/** Starts mailings that are due, and sends their mails. In every process: they take batches of the same mailing. */
export function mailingWorker(context: SendingContext, delivery: Delivery): Worker {
  const { db, now, wakeUp } = context;

  // While there is nothing that may leave, although something is due: a domain is too slow, or login mails go first.
  let isBlocked = false;

  const dueInMs = async (): Promise<number> => {
    const at = now();
    const { scheduledAt, dueAt, leaseEndsAt } = await findNextTimes(db.queries);
    const openAt = limitsOpenAt(context, await findLimits(db.queries), at);
    const times = [
      ...(scheduledAt ? [Date.parse(scheduledAt)] : []),
      ...(dueAt ? [Math.max(Date.parse(dueAt), openAt)] : []),
      ...(leaseEndsAt ? [Date.parse(leaseEndsAt)] : []),
    ];
    return Math.max(0, Math.min(LOOK_EVERY_MS, ...times.map((time) => time - at.getTime())));
  };

  return {
    name: 'mailings',
    everyMs: LOOK_EVERY_MS,
    wakeOn: wakeUp.onWake,
    hasWork: async () => delivery.hasNotes() || (await dueInMs()) === 0,
    nextInMs: async () => Math.max(isBlocked ? BLOCKED_MS : 0, await dueInMs()),
    stopWithinMs: STOP_WITHIN_MS,
    run: async (signal) => {
      // What is known comes first, in case that the process ends or a mailing cannot begin.
      await delivery.note();
      for (const mailing of await findDueMailings(db.queries, now().toISOString())) {
        if (signal.aborted) return;
        await startMailing(context, mailing);
      }
      isBlocked = (await delivery.run(signal)) === 0;
    },
  };
}

const DAY_MS = 24 * 60 * 60_000;

/** Forgets how fast domains were that got no mails for a day. */
export const forgetPaces = ({ db, now }: Pick<SendingContext, 'db' | 'now'>): Promise<void> =>
  deleteIdleLimits(db.queries, new Date(now().getTime() - DAY_MS).toISOString());
