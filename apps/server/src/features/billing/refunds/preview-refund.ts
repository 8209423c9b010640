import type { RefundPreview } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { BillingContext } from '../context.ts';
import { getBilling, type ManagementContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { describeMemberBilling } from '../overview/describe-member-billing.ts';
import { getPayer, getRefundable } from './get-refundable.ts';
import { findGiftOfInvoice } from './refunds.repo.ts';

export function previewRefund(
  context: Pick<ManagementContext, 'billing'>,
  invoiceId: string,
): Promise<RefundPreview> {
  const billing = getBilling(context);
  return handlePaymentErrors(billing, messageReference('money-server', 'stripeDown'), async () => {
    const userId = await getPayer(billing, invoiceId);
    const payment = await billing.locks(userId, (lock) => getRefundable(billing, lock, invoiceId));
    const { overview } = await describeMemberBilling(billing, userId);
    const { subscription, state, entitlement } = overview;
    const renews = state === 'active' || state === 'past_due';
    return {
      currency: payment.currency,
      amountPaid: payment.amountPaid,
      amountRefunded: payment.amountPaid - payment.amountLeft,
      amountLeft: payment.amountLeft,
      accessUntil: entitlement?.until ?? null,
      gift: await describeGift(billing, invoiceId),
      renewsAt: renews ? (subscription?.currentPeriodEnd ?? null) : null,
    };
  });
}

async function describeGift(
  { db }: BillingContext,
  invoiceId: string,
): Promise<RefundPreview['gift']> {
  const gift = await findGiftOfInvoice(db.queries, invoiceId);
  if (!gift) return null;
  return gift.redeemed_at === null ? 'unused' : 'redeemed';
}
