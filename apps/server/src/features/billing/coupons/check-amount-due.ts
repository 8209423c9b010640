import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { findOwnInvoice } from '../invoices/invoices.repo.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { endUnpaid } from '../subscriptions/end-unpaid.ts';
import { isOngoing } from '../subscriptions/subscription-state.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';

/** The member has seen what the first payment costs with the code. It costs that, or nothing is charged. */
export async function checkAmountDue(
  context: BillingContext,
  lock: MemberLock,
  subscription: SubscriptionRow,
  shownMinor: number | undefined,
): Promise<void> {
  const { latest_invoice_id: invoiceId } = subscription;
  if (shownMinor === undefined || invoiceId === null || isOngoing(subscription)) return;
  const invoice = await findOwnInvoice(context.db.queries, lock.userId, invoiceId);
  if (invoice?.amount_remaining_minor === shownMinor) return;
  await endUnpaid(context, lock, subscription);
  throw new AppError('conflict', messageReference('billing-server', 'priceChanged'));
}
