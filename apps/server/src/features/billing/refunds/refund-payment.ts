import { messageReference } from '@rostra/messages';
import { PaymentsError } from '../../../adapters/payments/payments-error.ts';
import { AppError, invalidField } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import type { BillingContext } from '../context.ts';
import { getBilling, type ManagementContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { getPayer, getRefundable, type Refundable } from './get-refundable.ts';
import { failRefundRequest, findRefundRequest, insertRefundRequest } from './refunds.repo.ts';

interface RefundOrder {
  invoiceId: string;
  amount: number;
  key: string;
}

/**
 * Refunds under the lock of the member, so that two refunds never overlap. The request is stored before
 * Stripe is asked and its key goes with it: if the response is lost, the same request can be repeated,
 * and the next sync finds the refund and completes the request.
 */
export function refundPayment(
  context: Pick<ManagementContext, 'billing'>,
  actor: Actor,
  order: RefundOrder,
): Promise<void> {
  const billing = getBilling(context);
  return handlePaymentErrors(billing, messageReference('money-server', 'stripeDown'), async () => {
    const userId = await getPayer(billing, order.invoiceId);
    await billing.locks(userId, async (lock) => {
      const payment = await getRefundable(billing, lock, order.invoiceId);
      const earlier = await findEarlier(billing, payment, order);
      if (earlier?.refund_id) return;
      if (order.amount > payment.amountLeft) {
        throw invalidField(['amount'], messageReference('money-server', 'tooMuch'));
      }
      if (!earlier) await storeRequest(billing, actor, payment, order);
      await send(billing, payment, { ...order, failedAt: earlier?.failed_at ?? '' });
      await syncCustomer(billing, lock, payment.customerId);
    });
  });
}

/** The earlier call with the same key. */
async function findEarlier(
  { db }: BillingContext,
  { paymentId }: Refundable,
  { key, amount }: RefundOrder,
) {
  const earlier = await findRefundRequest(db.queries, key);
  if (earlier && (earlier.payment_id !== paymentId || earlier.amount_minor !== amount)) {
    throw new AppError('conflict', messageReference('money-server', 'usedKey'));
  }
  return earlier;
}

async function storeRequest(
  { db, now }: BillingContext,
  actor: Actor,
  { paymentId, customerId, currency }: Refundable,
  { key, amount }: RefundOrder,
): Promise<void> {
  await insertRefundRequest(db.queries, {
    key,
    payment_id: paymentId,
    customer_id: customerId,
    amount_minor: amount,
    currency,
    actor: JSON.stringify(actor),
    created_at: now().toISOString(),
  });
}

async function send(
  { db, now, payments }: BillingContext,
  { paymentId }: Refundable,
  { key, amount, failedAt }: RefundOrder & { failedAt: string },
): Promise<void> {
  const order = { paymentId, amountMinor: amount, requestKey: key };
  try {
    // Stripe replays its response to a key, even a failure, so a retry after a response needs a new one.
    await payments.refund(order, `refund-${key}-${failedAt}`);
  } catch (error) {
    if (!(error instanceof PaymentsError) || !error.hasResponse) throw error;
    await failRefundRequest(db.queries, key, now().toISOString());
    if (error.failure.kind !== 'invalid') throw error;
    throw new AppError('conflict', messageReference('money-server', 'refused'));
  }
}
