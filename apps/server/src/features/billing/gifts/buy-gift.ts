import type { Gift, PaymentToConfirm } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { GiftRow } from '../../../db/tables/billing/plans.ts';
import { AppError, notFound } from '../../../errors.ts';
import { localSite } from '../../../languages/site.ts';
import { getOwnCard } from '../cards/get-own-card.ts';
import type { BillingContext } from '../context.ts';
import { ensureCustomer } from '../customers/ensure-customer.ts';
import { getBillingUser } from '../customers/get-own-customer.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { withIdempotencyKey } from '../idempotency/with-idempotency-key.ts';
import { findOwnInvoice } from '../invoices/invoices.repo.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { abandonGift, abandonOpenGifts } from './abandon-gifts.ts';
import { type GiftChoice, priceGift } from './gift-price.ts';
import { giftName } from './gift-text.ts';
import { toGift } from './gift-view.ts';
import { findGift, insertGifts } from './gifts.repo.ts';
import { newGift } from './new-gift.ts';

interface Order extends GiftChoice {
  id: string;
  recipientName: string;
  recipientEmail: string | null;
  message: string;
  /** What the buyer was shown. */
  amountDue: number;
  paymentMethodId?: string | undefined;
}

const priceChanged = () =>
  new AppError('conflict', messageReference('billing-server', 'priceChanged'));

/**
 * Creates the invoice of a gift, or continues with the one that was created for it before: after a double click, in a second tab, or
 * if the response was lost. The code is made by the sync that finds the invoice paid.
 */
export function buyGift(
  context: BillingContext,
  userId: number,
  order: Order,
): Promise<{ gift: Gift; payment: PaymentToConfirm | null }> {
  const { queries } = context.db;
  return handlePaymentErrors(context, messageReference('billing', 'reason.payInvoice'), () =>
    context.locks(userId, async (lock) => {
      const customerId = await syncOwn(context, lock);
      const gift = await findOrCreate(context, lock, order);
      if (gift.paid_at !== null) return { gift: toGift(context, gift), payment: null };
      // A purchase that was begun with another choice must not be paid later by mistake.
      await abandonOpenGifts(context, lock, { except: gift.id });
      const invoiceId = await ensureInvoice(context, lock, customerId, gift);
      await syncCustomer(context, lock, customerId);
      const payment = await pay(context, lock, { ...order, invoiceId, customerId });
      await syncCustomer(context, lock, customerId);
      const after = await findGift(queries, gift.id);
      if (!after) throw notFound();
      return { gift: toGift(context, after), payment };
    }),
  );
}

/** Twice, because the sync forgets a customer that was deleted at Stripe. */
async function syncOwn(context: BillingContext, lock: MemberLock): Promise<string> {
  await syncCustomer(context, lock, await ensureCustomer(context, lock));
  return ensureCustomer(context, lock);
}

async function findOrCreate(
  context: BillingContext,
  lock: MemberLock,
  order: Order,
): Promise<GiftRow> {
  const known = await findGift(context.db.queries, order.id);
  if (known) {
    if (known.buyer_id !== lock.userId) throw notFound();
    const isSame = known.plan_id === order.planId && known.months === order.months;
    if (!isSame || known.closed_at !== null) throw priceChanged();
    return known;
  }
  const { plan, totalMinor } = await priceGift(context, order);
  const row: GiftRow = {
    ...newGift,
    ...{ id: order.id, kind: 'bought', plan_id: plan.id, months: order.months },
    ...{ buyer_id: lock.userId, currency: plan.currency, total_minor: totalMinor },
    ...{ recipient_name: order.recipientName, recipient_email: order.recipientEmail },
    ...{ message: order.message, created_at: context.now().toISOString() },
  };
  await context.db.transaction(async (tx) => {
    await lock.confirm(tx);
    await insertGifts(tx, [row]);
  });
  return row;
}

async function ensureInvoice(
  context: BillingContext,
  lock: MemberLock,
  customerId: string,
  gift: GiftRow,
): Promise<string> {
  const known = await findOwnInvoice(context.db.queries, lock.userId, gift.invoice_id ?? '');
  // A draft is left if an attempt was interrupted; the same key completes it.
  if (known && known.status !== 'draft') return known.id;
  const user = await getBillingUser(context, lock.userId);
  const { messages } = localSite(context.site, user);
  const { id: giftId, currency, total_minor: amountMinor } = gift;
  const description = giftName(messages, context.site.plans, gift);
  const order = { customerId, giftId, amountMinor: amountMinor ?? 0, currency: currency ?? '' };
  return withIdempotencyKey(context, lock, 'gift', giftId, (key) =>
    context.payments.createGiftInvoice({ ...order, description }, key),
  );
}

async function pay(
  context: BillingContext,
  lock: MemberLock,
  order: Order & { invoiceId: string; customerId: string },
): Promise<PaymentToConfirm | null> {
  const { payments, db } = context;
  const { invoiceId, customerId, paymentMethodId } = order;
  const invoice = await findOwnInvoice(db.queries, lock.userId, invoiceId);
  if (invoice?.status === 'paid') return null;
  if (invoice?.status !== 'open' || invoice.amount_remaining_minor !== order.amountDue) {
    const gift = await findGift(db.queries, order.id);
    if (gift) await abandonGift(context, lock, gift);
    await syncCustomer(context, lock, customerId);
    throw priceChanged();
  }
  if (paymentMethodId === undefined) return payments.findGiftPayment(invoiceId);
  await getOwnCard(context, customerId, paymentMethodId);
  try {
    return await payments.payInvoice(invoiceId, paymentMethodId);
  } catch (error) {
    await syncCustomer(context, lock, customerId);
    throw error;
  }
}
