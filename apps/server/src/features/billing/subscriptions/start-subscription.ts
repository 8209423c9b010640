import type { ChangedSubscription } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { PaymentsError } from '../../../adapters/payments/payments-error.ts';
import { AppError } from '../../../errors.ts';
import { getOwnCard } from '../cards/get-own-card.ts';
import type { BillingContext } from '../context.ts';
import { checkAmountDue } from '../coupons/check-amount-due.ts';
import { findUsesOf } from '../coupons/coupons.repo.ts';
import { findCoupon, type UsableCoupon } from '../coupons/find-coupon.ts';
import { checkUnused, withUse } from '../coupons/reserve-use.ts';
import { ensureCustomer } from '../customers/ensure-customer.ts';
import { getBillingUser } from '../customers/get-own-customer.ts';
import { checkNoSeat } from '../groups/check-group-plan.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { closeAttempts } from '../idempotency/attempts.repo.ts';
import { withIdempotencyKey } from '../idempotency/with-idempotency-key.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { getChosenPlan, type PlanChoice } from '../plans/plan-prices.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { endUnpaid } from './end-unpaid.ts';
import { isEnded, isOngoing, pickCurrent } from './subscription-state.ts';
import { toSubscription } from './subscription-view.ts';
import {
  findOwnSubscription,
  findSubscriptionsOf,
  type SubscriptionRow,
} from './subscriptions.repo.ts';

interface Choice extends PlanChoice {
  paymentMethodId?: string | undefined;
  /** Null without one. Undefined continues a payment that was started before, as it is. */
  code?: string | null | undefined;
}

interface Order {
  priceId: string;
  coupon: UsableCoupon | null | undefined;
}

/**
 * Creates a subscription or returns the unpaid one for the same price. Repeating the call, from a
 * second tab or after a lost response, never creates a second one: Stripe's state is read first.
 */
export async function startSubscription(
  context: BillingContext,
  userId: number,
  choice: Choice,
  failure: string = messageReference('billing', 'reason.subscribe'),
): Promise<ChangedSubscription> {
  const { code, shown } = choice;
  const plan = await getChosenPlan(context, choice);
  const coupon = typeof code === 'string' ? await findCoupon(context, userId, code, plan) : code;
  const order = { priceId: plan.priceId, coupon };
  return handlePaymentErrors(context, failure, () =>
    context.locks(userId, async (lock) => {
      await checkNoSeat(context.db.queries, userId);
      const { customerId, unpaid } = await findUnpaid(context, lock, order);
      const subscription = unpaid ?? (await create(context, lock, customerId, order));
      if (coupon) await checkAmountDue(context, lock, subscription, shown?.amountDue);
      if (choice.paymentMethodId === undefined) {
        const payment = await context.payments.findPaymentToConfirm({
          subscriptionId: subscription.id,
        });
        return { ...toSubscription(context.site.plans, subscription), payment };
      }
      return payWithCard(context, lock, subscription, choice.paymentMethodId);
    }),
  );
}

const alreadySubscribed = () =>
  new AppError('already_subscribed', messageReference('billing-server', 'alreadySubscribed'));

async function findUnpaid(
  context: BillingContext,
  lock: MemberLock,
  { priceId, coupon }: Order,
): Promise<{ customerId: string; unpaid: SubscriptionRow | undefined }> {
  await syncCustomer(context, lock, await ensureCustomer(context, lock));
  const own = await findSubscriptionsOf(context.db.queries, lock.userId);
  const open = own.filter((row) => !isEnded(row));
  if (open.some(({ status }) => status !== 'incomplete')) throw alreadySubscribed();
  const uses = await findUsesOf(context.db.queries, lock.userId);
  const couponOf = ({ id }: SubscriptionRow) =>
    uses.find((use) => use.subscription_id === id)?.coupon_id;
  const unpaid = pickCurrent(
    open.filter(
      (row) => row.price_id === priceId && (coupon === undefined || couponOf(row) === coupon?.id),
    ),
  );
  // An unpaid subscription to another plan must not become a second active one later.
  for (const other of open) {
    if (other === unpaid) continue;
    if (!isEnded(await endUnpaid(context, lock, other))) throw alreadySubscribed();
  }
  // The sync forgets a customer that was deleted at Stripe; a new one is created then.
  return { customerId: await ensureCustomer(context, lock), unpaid };
}

async function create(
  context: BillingContext,
  lock: MemberLock,
  customerId: string,
  { priceId, coupon }: Order,
): Promise<SubscriptionRow> {
  const { document_id: userDocumentId } = await getBillingUser(context, lock.userId);
  const order = { customerId, priceId, userDocumentId, promotionId: coupon?.promotion_id };
  const bought = coupon ? `${priceId} ${coupon.id}` : priceId;
  const start = () =>
    withIdempotencyKey(context, lock, 'subscription', bought, (key) =>
      context.payments.startSubscription(order, key),
    );
  if (coupon) await checkUnused(context, lock.userId, coupon);
  const attempt = async () => {
    const id = await (coupon ? withUse(context, lock, coupon, start) : start()).catch((error) => {
      throw isAboutPrice(error)
        ? new AppError('plan_not_found', messageReference('billing-server', 'planNotFound'))
        : error;
    });
    await syncCustomer(context, lock, customerId);
    const created = await findOwnSubscription(context.db.queries, lock.userId, id);
    return created && !isEnded(created) ? created : undefined;
  };
  const created = await attempt();
  if (created) return created;
  // Stripe replayed the response of an earlier attempt whose subscription has ended since.
  await closeAttempts(context.db.queries, lock.userId, 'subscription', context.now().toISOString());
  const second = await attempt();
  if (!second)
    throw new AppError('payments_unavailable', messageReference('billing', 'reason.subscribe'));
  return second;
}

/** The configured price does not exist or is archived at Stripe. */
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
  const current = (await syncCustomer(context, lock, customerId)) ?? subscription;
  return { ...toSubscription(context.site.plans, current), payment };
}
