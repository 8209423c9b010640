import type { GiftRow } from '../../../db/tables/billing/plans.ts';
import type { BillingContext } from '../context.ts';
import { findBillingUser } from '../customers/customers.repo.ts';
import { findOwnInvoice } from '../invoices/invoices.repo.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { findAbandonedGifts, findGift, findGiftsOf, updateGift } from './gifts.repo.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Gives up a purchase. If it was paid in the meantime, the next sync issues the gift. */
export async function abandonGift(
  { db, now, payments }: BillingContext,
  lock: MemberLock,
  { id, invoice_id: invoiceId }: GiftRow,
): Promise<void> {
  const invoice = invoiceId && (await findOwnInvoice(db.queries, lock.userId, invoiceId));
  if (invoice && invoice.status === 'open' && !(await payments.voidInvoice(invoice.id))) return;
  await db.transaction(async (tx) => {
    await lock.confirm(tx);
    await updateGift(tx, id, { closed_at: now().toISOString() });
  });
}

/** Gives up the unpaid purchases of a member; false if there were none. */
export async function abandonOpenGifts(
  context: BillingContext,
  lock: MemberLock,
  { except }: { except?: string } = {},
): Promise<boolean> {
  const gifts = await findGiftsOf(context.db.queries, lock.userId);
  const open = gifts.filter(
    ({ id, paid_at, closed_at }) => id !== except && paid_at === null && closed_at === null,
  );
  for (const gift of open) await abandonGift(context, lock, gift);
  return open.length > 0;
}

/** Gives up purchases that were begun more than a day ago. */
export async function abandonGifts(
  context: BillingContext,
  isStopping: () => boolean,
): Promise<void> {
  const { db, now, logger } = context;
  const before = new Date(now().getTime() - DAY_MS).toISOString();
  for (const { id, buyer_id: buyerId } of await findAbandonedGifts(db.queries, before)) {
    if (isStopping()) return;
    try {
      await context.locks(buyerId ?? 0, async (lock) => {
        const user = await findBillingUser(db.queries, lock.userId);
        const customerId = user?.stripe_customer_id;
        if (customerId) await syncCustomer(context, lock, customerId);
        const gift = await findGift(db.queries, id);
        if (!gift || gift.paid_at !== null || gift.closed_at !== null) return;
        await abandonGift(context, lock, gift);
        if (customerId) await syncCustomer(context, lock, customerId);
      });
    } catch (error) {
      logger.warn({ err: error, giftId: id }, 'gift not given up');
    }
  }
}
