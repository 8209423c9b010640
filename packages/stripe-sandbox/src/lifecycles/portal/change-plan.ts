import { longestSeconds } from '../../money/period.ts';
import type { InvoiceRow, PortalSessionRow, PriceRow, SubscriptionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { previewInvoice } from '../previews/preview-invoice.ts';
import { createSchedule } from '../schedules/create-schedule.ts';
import { releaseSchedule, updateSchedule } from '../schedules/update-schedule.ts';
import { updateSubscription } from '../subscriptions/change/update-subscription.ts';
import { currentPeriod } from '../subscriptions/items/current-period.ts';
import { type Features, featuresOf, offeredPrices, quantityRange } from './features.ts';
import { getOwnSubscription } from './own-objects.ts';

interface PlannedChange {
  subscription: SubscriptionRow;
  item: { id: string; price: string; quantity: number };
  settings: {
    billing_cycle_anchor: 'now' | 'unchanged';
    proration_behavior: 'always_invoice' | 'create_prorations' | 'none';
    trial_end?: 'now';
  };
  /** The change takes effect at the end of the period, because it matches a configured condition. */
  isDeferred: boolean;
}

export interface PlanPreview {
  invoice: InvoiceRow | null;
  startsAt: number | null;
}

export function previewPlan(
  work: Work,
  session: PortalSessionRow,
  form: URLSearchParams,
  prorationDate: number,
): PlanPreview {
  const { subscription, item, settings, isDeferred } = planChange(work, session, form);
  if (isDeferred) return { invoice: null, startsAt: currentPeriod(subscription).end };
  const invoice = previewInvoice(work, {
    subscription: subscription.id,
    subscription_details: {
      items: [item],
      proration_behavior: settings.proration_behavior,
      proration_date: prorationDate,
    },
  });
  return { invoice, startsAt: null };
}

export function changePlan(work: Work, session: PortalSessionRow, form: URLSearchParams): string {
  const { subscription, item, settings, isDeferred } = planChange(work, session, form);
  if (subscription.schedule !== null) releaseSchedule(work, subscription.schedule);
  if (isDeferred) {
    const schedule = createSchedule(work, { from_subscription: subscription.id });
    const [current] = schedule.phases;
    updateSchedule(work, schedule.id, {
      phases: [
        {
          end_date: current?.end_date ?? 0,
          items: subscription.items.data.map(({ price, quantity }) => ({
            price: price.id,
            quantity,
          })),
          start_date: current?.start_date ?? 0,
        },
        { items: [{ price: item.price, quantity: item.quantity }] },
      ],
    });
    return '';
  }
  updateSubscription(work, subscription.id, {
    ...settings,
    items: [item],
    payment_behavior: 'pending_if_incomplete',
    proration_date: Number(form.get('proration_date')),
  });
  return '';
}

function planChange(work: Work, session: PortalSessionRow, form: URLSearchParams): PlannedChange {
  const subscription = getOwnSubscription(work, session.customer, form);
  const updates = featuresOf(work, session).subscription_update;
  const [current] = subscription.items.data;
  const price = get(work, 'price', form.get('price') ?? current?.price.id ?? '', 'price');
  const isOffered =
    price.id === current?.price.id ||
    (updates.default_allowed_updates.includes('price') &&
      offeredPrices(work, updates, subscription).some(({ id }) => id === price.id));
  if (!isOffered || current === undefined) throw invalidRequest('This plan is not available.');
  const range = quantityRange(updates, price);
  const wanted = Number(form.get('quantity') ?? current.quantity);
  const quantity = range ? Math.min(range.max, Math.max(range.min, wanted)) : current.quantity;
  return {
    subscription,
    item: { id: current.id, price: price.id, quantity },
    settings: {
      billing_cycle_anchor: updates.billing_cycle_anchor === 'now' ? 'now' : 'unchanged',
      proration_behavior: readProration(updates),
      ...(updates.trial_update_behavior === 'end_trial' && subscription.status === 'trialing'
        ? { trial_end: 'now' as const }
        : {}),
    },
    isDeferred: updates.schedule_at_period_end.conditions.some(({ type }) =>
      type === 'shortening_interval'
        ? intervalOf(price) < intervalOf(current.price)
        : (price.unit_amount ?? 0) * quantity < (current.price.unit_amount ?? 0) * current.quantity,
    ),
  };
}

function readProration({
  proration_behavior: found,
}: Features['subscription_update']): PlannedChange['settings']['proration_behavior'] {
  if (found === 'always_invoice') return 'always_invoice';
  return found === 'create_prorations' ? 'create_prorations' : 'none';
}

function intervalOf({ recurring }: PriceRow): number {
  return longestSeconds(recurring ?? { interval: 'month', interval_count: 1 });
}
