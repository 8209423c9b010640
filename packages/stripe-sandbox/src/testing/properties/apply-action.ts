import { createSchedule } from '../../lifecycles/schedules/create-schedule.ts';
import { releaseSchedule, updateSchedule } from '../../lifecycles/schedules/update-schedule.ts';
import { updateSubscription } from '../../lifecycles/subscriptions/change/update-subscription.ts';
import { createCoupon } from '../../objects/discounts/create-coupon.ts';
import type { SubscriptionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { addMonths, type BillingLedger } from './billing-ledger.ts';
import { type Action, planOf } from './lives.ts';
import { CLOCK, setPaymentMethod } from './world.ts';

const DAY = 86_400;
const REPEATS_MONTHS = 2;

/** Does the same to the subscription and to the ledger. */
export function applyAction(
  work: Work,
  subscription: SubscriptionRow,
  ledger: BillingLedger,
  action: Action,
): void {
  const now = get(work, 'test_clock', CLOCK).frozen_time;
  const { id } = subscription;
  const item = subscription.items.data[0]?.id ?? '';
  const proration_behavior = action.proration ?? 'create_prorations';
  if (action.do === 'change' && action.price && action.quantity) {
    release(work, subscription);
    updateSubscription(work, id, {
      items: [{ id: item, price: action.price, quantity: action.quantity }],
      proration_behavior,
    });
    ledger.forgetSchedule();
    ledger.change(planOf(action.price, action.quantity), proration_behavior, now);
  } else if (action.do === 'cancelAt') {
    release(work, subscription);
    ledger.forgetSchedule();
    const at = now + (action.days ?? 1) * DAY;
    updateSubscription(work, id, { cancel_at: at, proration_behavior });
    ledger.setCancelAt(at, proration_behavior, now);
  } else if (action.do === 'keep' && subscription.cancel_at !== null) {
    updateSubscription(work, id, { cancel_at: null, proration_behavior });
    ledger.setCancelAt(null, proration_behavior, now);
  } else if (action.do === 'coupon') {
    setCoupon(work, id, ledger, action.coupon ?? null, now);
  } else if (action.do === 'pause') {
    const pause_collection = action.isPaused ? { behavior: 'void' as const } : null;
    updateSubscription(work, id, { pause_collection });
    ledger.isPaused = action.isPaused ?? false;
  } else if (action.do === 'pay') {
    setPaymentMethod(work, subscription.customer, action.method ?? 'pm_card_visa');
  } else if (action.do === 'schedule' && action.price && action.quantity) {
    scheduleChange(work, subscription, ledger, action.price, action.quantity);
  }
}

function setCoupon(
  work: Work,
  id: string,
  ledger: BillingLedger,
  terms: Action['coupon'] | null,
  now: number,
): void {
  if (!terms) {
    updateSubscription(work, id, { discounts: null });
    ledger.coupon = null;
    return;
  }
  const { amount, duration, percent } = terms;
  const coupon = createCoupon(work, {
    duration,
    ...(percent > 0 ? { percent_off: percent } : { amount_off: amount, currency: 'eur' }),
    ...(duration === 'repeating' ? { duration_in_months: REPEATS_MONTHS } : {}),
  }).id;
  updateSubscription(work, id, { discounts: [{ coupon }] });
  ledger.coupon = {
    amountOff: amount,
    endsAt: duration === 'repeating' ? addMonths(now, REPEATS_MONTHS) : Infinity,
    isOnce: duration === 'once',
    percentOff: percent,
  };
}

/** Another plan from the end of the current period on. */
function scheduleChange(
  work: Work,
  subscription: SubscriptionRow,
  ledger: BillingLedger,
  price: NonNullable<Action['price']>,
  quantity: number,
): void {
  if (subscription.cancel_at !== null || subscription.schedule !== null) return;
  const schedule = createSchedule(work, { from_subscription: subscription.id });
  const [current] = schedule.phases;
  updateSchedule(work, schedule.id, {
    phases: [
      {
        end_date: current?.end_date ?? 0,
        items: (current?.items ?? []).map((entry) => ({
          price: String(entry.price),
          quantity: entry.quantity ?? 1,
        })),
        start_date: current?.start_date ?? 0,
      },
      { items: [{ price, quantity }] },
    ],
  });
  ledger.scheduleAtPeriodEnd(planOf(price, quantity));
}

function release(work: Work, { schedule }: SubscriptionRow): void {
  if (schedule !== null) releaseSchedule(work, schedule);
}
