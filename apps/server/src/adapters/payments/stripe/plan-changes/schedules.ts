import type Stripe from 'stripe';
import type { Payments } from '../../payments.ts';
import { idOf } from '../../stripe-mapping.ts';
import type { StripeCall } from '../call.ts';

export const stripeSchedules = (
  call: StripeCall,
): Pick<Payments, 'scheduleChange' | 'undoScheduledChange'> => ({
  scheduleChange: ({ subscriptionId, priceId, quantity }) =>
    call(async (api) => {
      const subscription = await api.subscriptions.retrieve(subscriptionId, {
        expand: ['schedule'],
      });
      const [item] = subscription.items.data;
      if (!item) return;
      const schedule = await openSchedule(api, subscription);
      const { recurring } = await api.prices.retrieve(priceId);
      // Stripe drops what a phase does not repeat.
      const discounts = subscription.discounts.map((discount) => ({
        discount: idOf(discount) as string,
      }));
      const card = idOf(subscription.default_payment_method);
      const kept = { proration_behavior: 'none' as const, ...(discounts[0] ? { discounts } : {}) };
      await api.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        ...(card ? { default_settings: { default_payment_method: card } } : {}),
        phases: [
          {
            ...kept,
            start_date: schedule.current_phase?.start_date ?? item.current_period_start,
            end_date: item.current_period_end,
            items: [{ price: item.price.id, quantity: item.quantity ?? 1 }],
          },
          {
            ...kept,
            items: [{ price: priceId, quantity }],
            // After one payment the subscription goes on without the schedule.
            duration: {
              interval: recurring?.interval ?? 'month',
              interval_count: recurring?.interval_count ?? 1,
            },
          },
        ],
      });
    }),
  undoScheduledChange: (subscriptionId) =>
    call(async (api) => {
      await releaseSchedule(api, subscriptionId);
    }),
});

const isOpen = ({ status }: Stripe.SubscriptionSchedule) =>
  status === 'active' || status === 'not_started';

/** An attempt that was interrupted may have created it. */
async function openSchedule(api: Stripe, { id, schedule }: Stripe.Subscription) {
  return schedule && typeof schedule === 'object' && isOpen(schedule)
    ? schedule
    : api.subscriptionSchedules.create({ from_subscription: id });
}

/** Stripe refuses to change a subscription directly while a schedule manages it. */
export async function releaseSchedule(api: Stripe, id: string): Promise<Stripe.Subscription> {
  const subscription = await api.subscriptions.retrieve(id, { expand: ['schedule'] });
  const { schedule } = subscription;
  if (schedule && typeof schedule === 'object' && isOpen(schedule)) {
    await api.subscriptionSchedules.release(schedule.id);
  }
  return subscription;
}
