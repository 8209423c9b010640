import { addIntervals } from '../../money/period.ts';
import type { ScheduleRow, SubscriptionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { getRecurringPrice } from '../subscriptions/items/create-item.ts';
import { currentPeriod } from '../subscriptions/items/current-period.ts';
import type { PhaseInput } from './params.ts';

export type Phase = ScheduleRow['phases'][number];

/** Phases follow each other without gaps; each ends at its date, after its duration, or after one interval. */
export function buildPhases(work: Work, inputs: PhaseInput[], start: number): Phase[] {
  let next = start;
  return inputs.map((input, index) => {
    const at = `phases[${index}]`;
    const [first] = input.items;
    if (first === undefined) throw invalidRequest('A phase needs items.', `${at}[items]`);
    const price = getRecurringPrice(work, first.price, `${at}[items][0]`);
    const recurring = price.recurring ?? { interval: 'month', interval_count: 1 };
    const duration = input.duration && {
      interval: input.duration.interval,
      interval_count: input.duration.interval_count ?? 1,
    };
    const end = input.end_date ?? addIntervals(next, duration ?? recurring, 1);
    if (end <= next) throw invalidRequest('A phase must end after it starts.', `${at}[end_date]`);
    const phase: Phase = {
      ...emptyPhase(price.currency),
      description: input.description ?? null,
      discounts: (input.discounts ?? []).map(({ coupon, discount, promotion_code }) => ({
        coupon: coupon ?? null,
        discount: discount ?? null,
        promotion_code: promotion_code ?? null,
      })),
      end_date: end,
      items: input.items.map((item) => ({
        billing_thresholds: null,
        discounts: [],
        metadata: mergeMetadata({}, item.metadata),
        plan: item.price,
        price: get(work, 'price', item.price, `${at}[items]`).id,
        quantity: item.quantity ?? 1,
        tax_rates: [],
      })),
      metadata: mergeMetadata({}, input.metadata),
      proration_behavior: input.proration_behavior ?? 'create_prorations',
      start_date: next,
    };
    next = end;
    return phase;
  });
}

/** The phase a subscription is in when a schedule is created from it: its items until the end of the period. */
export function phaseOf(subscription: SubscriptionRow): Phase {
  const { start, end } = currentPeriod(subscription);
  return {
    ...emptyPhase(subscription.currency),
    end_date: end,
    items: subscription.items.data.map(({ metadata, price, quantity }) => ({
      billing_thresholds: null,
      discounts: [],
      metadata,
      plan: price.id,
      price: price.id,
      quantity,
      tax_rates: [],
    })),
    start_date: start,
  };
}

function emptyPhase(currency: string): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: 0,
    invoice_settings: null,
    items: [],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'create_prorations',
    start_date: 0,
    transfer_data: null,
    trial_end: null,
  };
}
