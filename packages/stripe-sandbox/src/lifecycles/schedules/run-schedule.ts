import { emit } from '../../objects/events/emit.ts';
import { nowFor } from '../../store/now.ts';
import type { ScheduleRow, SubscriptionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { updateSubscription } from '../subscriptions/change/update-subscription.ts';
import { createSubscription } from '../subscriptions/create/create-subscription.ts';
import { endAsScheduled } from '../subscriptions/end/end-as-scheduled.ts';
import type { Phase } from './build-phases.ts';
import { closeSchedule } from './close-schedule.ts';

/** Starts the first phase by creating the subscription. Without a payment method it stays incomplete. */
export function startSchedule(work: Work, schedule: ScheduleRow): void {
  const [phase] = schedule.phases;
  if (phase === undefined) return;
  const method = schedule.default_settings.default_payment_method;
  const customer = get(work, 'customer', schedule.customer);
  const canPay = Boolean(method ?? customer.invoice_settings.default_payment_method);
  const subscription = createSubscription(work, {
    customer: schedule.customer,
    items: itemsOf(phase),
    payment_behavior: canPay ? 'allow_incomplete' : 'default_incomplete',
    ...(typeof method === 'string' ? { default_payment_method: method } : {}),
    ...(phase.discounts.length > 0 ? { discounts: discountsOf(phase) } : {}),
  });
  work.put('subscription', {
    ...get(work, 'subscription', subscription.id),
    schedule: schedule.id,
  });
  save(work, schedule, {
    ...schedule,
    current_phase: { end_date: phase.end_date, start_date: phase.start_date },
    status: 'active',
    subscription: subscription.id,
  });
}

/** Moves to the phase that starts now, or ends the schedule after its last phase. */
export function advanceSchedule(work: Work, schedule: ScheduleRow): void {
  const now = nowFor(work, schedule.customer);
  const subscription = work.find('subscription', schedule.subscription ?? '');
  if (subscription === undefined) return;
  const next = schedule.phases.find(
    ({ end_date, start_date }) => start_date <= now && now < end_date,
  );
  if (next === undefined) {
    finish(work, schedule, subscription);
    return;
  }
  save(work, schedule, {
    ...schedule,
    current_phase: { end_date: next.end_date, start_date: next.start_date },
  });
  applyPhase(work, subscription, next);
}

/** Changes the subscription to the items of a phase. */
export function applyPhase(work: Work, subscription: SubscriptionRow, phase: Phase): void {
  const wanted = itemsOf(phase);
  const kept = subscription.items.data.slice(0, wanted.length);
  const items = [
    ...wanted.map((item, index) => ({
      ...item,
      ...(kept[index] === undefined ? {} : { id: kept[index].id }),
    })),
    ...subscription.items.data.slice(wanted.length).map(({ id }) => ({ deleted: true, id })),
  ];
  updateSubscription(work, subscription.id, {
    items,
    off_session: true,
    proration_behavior: phase.proration_behavior as 'create_prorations' | 'always_invoice' | 'none',
    ...(phase.discounts.length > 0 ? { discounts: discountsOf(phase) } : {}),
  });
}

/** After the last phase the subscription continues without the schedule, unless it is to be canceled. */
function finish(work: Work, schedule: ScheduleRow, subscription: SubscriptionRow): void {
  closeSchedule(work, schedule, 'completed');
  if (schedule.end_behavior === 'cancel') {
    endAsScheduled(work, get(work, 'subscription', subscription.id));
  }
}

function save(work: Work, before: ScheduleRow, after: ScheduleRow): void {
  work.put('subscription_schedule', after);
  emit(work, 'subscription_schedule.updated', after, before);
}

function itemsOf(phase: Phase) {
  return phase.items.map(({ price, quantity }) => ({
    price: String(price),
    quantity: quantity ?? 1,
  }));
}

function discountsOf(phase: Phase) {
  return phase.discounts.map(({ coupon, discount, promotion_code }) => ({
    ...(coupon ? { coupon: String(coupon) } : {}),
    ...(discount ? { discount: String(discount) } : {}),
    ...(promotion_code ? { promotion_code: String(promotion_code) } : {}),
  }));
}
