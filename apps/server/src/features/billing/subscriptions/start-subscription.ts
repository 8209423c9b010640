import type { ChangedSubscription } from '@rostra/contract';
import { PaymentsError } from '../../../adapters/payments/payments.ts';
import { AppError } from '../../../errors.ts';
import { answerFailures } from '../answer-failures.ts';
import { closeAttempts } from '../attempts.repo.ts';
import { isOngoing, isOver, pickCurrent } from '../billing-state.ts';
import { getOwnCard } from '../cards/get-own-card.ts';
import type { BillingContext } from '../context.ts';
import { converge } from '../converge.ts';
import type { MemberLock } from '../member-locks.ts';
import { ensureCustomer, getBillingUser, withAttempt } from '../own-customer.ts';
import { getChosenPlan, type PlanChoice } from '../plan-prices.ts';
import {
  findOwnSubscription,
  findSubscriptionsOf,
  type SubscriptionRow,
} from '../subscriptions.repo.ts';
import { toSubscription } from '../views.ts';
import { endUnpaid } from './end-unpaid.ts';

interface Choice extends PlanChoice {
  paymentMethodId?: string | undefined;
}

/**
 * Begins a subscription, or gives the one that was begun before: asking again, from a second tab or
 * after a lost answer, never makes a second. Stripe is asked first what there is already.
 */
export function startSubscription(
  context: BillingContext,
  userId: number,
  choice: Choice,
  failure = 'Failed to create subscription',
): Promise<ChangedSubscription> {
  const { priceId } = getChosenPlan(context.prices, choice);
  return answerFailures(context, failure, () =>
    context.locks(userId, async (lock) => {
      const { customerId, begun } = await lookFirst(context, lock, priceId);
      const subscription = begun ?? (await create(context, lock, customerId, priceId));
      if (choice.paymentMethodId === undefined) {
        const payment = await context.payments.findPaymentToConfirm({
          subscriptionId: subscription.id,
        });
        return { ...toSubscription(subscription), payment };
      }
      return payWithCard(context, lock, subscription, choice.paymentMethodId);
    }),
  );
}

const alreadySubscribed = () =>
  new AppError('already_subscribed', 'You already have a subscription');

async function lookFirst(
  context: BillingContext,
  lock: MemberLock,
  priceId: string,
): Promise<{ customerId: string; begun: SubscriptionRow | undefined }> {
  await converge(context, lock, await ensureCustomer(context, lock));
  const own = await findSubscriptionsOf(context.db.queries, lock.userId);
  const left = own.filter((row) => !isOver(row));
  if (left.some(({ status }) => status !== 'incomplete')) throw alreadySubscribed();
  const begun = pickCurrent(left.filter((row) => row.price_id === priceId));
  // Another plan was begun and not paid; it must not become a second subscription later.
  for (const other of left) {
    if (other === begun) continue;
    if (!isOver(await endUnpaid(context, lock, other))) throw alreadySubscribed();
  }
  // Deleted at Stripe: converging has let go of it, so this makes a new one.
  return { customerId: await ensureCustomer(context, lock), begun };
}

async function create(
  context: BillingContext,
  lock: MemberLock,
  customerId: string,
  priceId: string,
): Promise<SubscriptionRow> {
  const { document_id: userDocumentId } = await getBillingUser(context, lock.userId);
  const order = { customerId, priceId, userDocumentId };
  const make = async () => {
    const id = await withAttempt(context, lock, 'subscription', priceId, (key) =>
      context.payments.startSubscription(order, key),
    ).catch((error: unknown) => {
      throw isAboutPrice(error) ? new AppError('plan_not_found', 'Plan not found') : error;
    });
    await converge(context, lock, customerId);
    const made = await findOwnSubscription(context.db.queries, lock.userId, id);
    return made && !isOver(made) ? made : undefined;
  };
  const made = await make();
  if (made) return made;
  // The answer that was lost before came now, too late: what was made then is over.
  await closeAttempts(context.db.queries, lock.userId, 'subscription', context.now().toISOString());
  const anew = await make();
  if (!anew) throw new AppError('payments_unavailable', 'Failed to create subscription');
  return anew;
}

/** The price is gone or archived at Stripe though it is configured here. */
const isAboutPrice = (error: unknown) =>
  error instanceof PaymentsError && error.param?.startsWith('items') === true;

async function payWithCard(
  context: BillingContext,
  lock: MemberLock,
  subscription: SubscriptionRow,
  paymentMethodId: string,
): Promise<ChangedSubscription> {
  const { customer_id: customerId, latest_invoice_id: invoiceId } = subscription;
  await getOwnCard(context, customerId, paymentMethodId);
  const payment =
    invoiceId === null || isOngoing(subscription)
      ? null
      : await context.payments.payInvoice(invoiceId, paymentMethodId);
  const current = (await converge(context, lock, customerId)) ?? subscription;
  return { ...toSubscription(current), payment };
}
