import type { BillingContext } from '../context.ts';
import { findBillingUser } from '../customers/customers.repo.ts';
import { findEnding } from '../subscriptions/subscriptions.repo.ts';
import { notifyMember } from './notify-member.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS_BEFORE = 3;

/** Notifies members whose subscription ends within three days. Runs often; each gets one notice. */
export async function remindEnding(context: BillingContext): Promise<void> {
  const { db, now, outbox } = context;
  const from = now().toISOString();
  const to = new Date(now().getTime() + DAYS_BEFORE * DAY_MS).toISOString();
  for (const subscription of await findEnding(db.queries, { from, to })) {
    const { id, ends_at, user_id } = subscription;
    await db.transaction(async (tx) => {
      const user = await findBillingUser(tx, user_id);
      const key = `ending-soon:${id}:${ends_at}`;
      if (user) await notifyMember(context, tx, user, [{ kind: 'ending-soon', key, subscription }]);
    });
  }
  outbox.wake();
}
