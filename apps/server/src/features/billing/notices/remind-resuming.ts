import type { BillingContext } from '../context.ts';
import { findBillingUser } from '../customers/customers.repo.ts';
import { findResuming } from '../subscriptions/subscriptions.repo.ts';
import { notifyMember } from './notify-member.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS_BEFORE = 7;

/** Notifies members whose pause ends within a week, before they are charged. Each gets one notice. */
export async function remindResuming(context: BillingContext): Promise<void> {
  const { db, now, outbox } = context;
  const from = now().toISOString();
  const to = new Date(now().getTime() + DAYS_BEFORE * DAY_MS).toISOString();
  for (const subscription of await findResuming(db.queries, { from, to })) {
    const { id, pause_starts_at: startsAt, pause_ends_at: endsAt, user_id } = subscription;
    if (startsAt === null || endsAt === null) continue;
    await db.transaction(async (tx) => {
      const user = await findBillingUser(tx, user_id);
      const notice = {
        kind: 'pause-ending-soon' as const,
        key: `pause-ending-soon:${id}:${endsAt}`,
        ...{ subscription, pause: { startsAt, endsAt } },
      };
      if (user) await notifyMember(context, tx, user, [notice]);
    });
  }
  outbox.wake();
}
