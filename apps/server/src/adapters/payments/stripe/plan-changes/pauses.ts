import type Stripe from 'stripe';
import type { PauseTimes, Payments } from '../../payments.ts';
import type { StripeCall } from '../call.ts';
import { PAUSE_FROM, PAUSE_UNTIL } from './pause-state.ts';
import { releaseSchedule } from './schedules.ts';

const MONTHS = [1, 2, 3] as const;
/** Stripe collects again before the first period that is to be paid. */
const COLLECTS_BEFORE_SECONDS = 60 * 60;

const NO_PAUSE = {
  pause_collection: '',
  metadata: { [PAUSE_FROM]: '', [PAUSE_UNTIL]: '' },
} as const;

export const stripePauses = (
  call: StripeCall,
): Pick<Payments, 'listPauses' | 'pause' | 'undoPause' | 'resume'> => ({
  listPauses: (id) => call(async (api) => timesOf(await api.subscriptions.retrieve(id))),
  pause: (id, { startsAt, endsAt }) =>
    call(async (api) => {
      await releaseSchedule(api, id);
      const until = Date.parse(endsAt) / 1000;
      await api.subscriptions.update(id, {
        pause_collection: { behavior: 'void', resumes_at: until - COLLECTS_BEFORE_SECONDS },
        metadata: {
          [PAUSE_FROM]: String(Date.parse(startsAt) / 1000),
          [PAUSE_UNTIL]: String(until),
        },
      });
    }),
  undoPause: (id) =>
    call(async (api) => {
      await api.subscriptions.update(id, NO_PAUSE);
    }),
  resume: (id) =>
    call(async (api) => {
      await api.subscriptions.update(id, {
        ...NO_PAUSE,
        billing_cycle_anchor: { type: 'now' },
        proration_behavior: 'none',
        payment_behavior: 'error_if_incomplete',
      });
    }),
});

function timesOf({ items, billing_cycle_anchor: anchor }: Stripe.Subscription): PauseTimes[] {
  const [item] = items.data;
  const { interval, interval_count: count } = item?.price.recurring ?? {};
  if (!item || interval !== 'month' || count !== 1) return [];
  const end = item.current_period_end;
  return MONTHS.map((months) => ({
    months,
    startsAt: new Date(end * 1000).toISOString(),
    endsAt: renewalAfter(anchor, end, months),
  }));
}

/** Like Stripe: on the day of the anchor, or on the last day of a shorter month. */
function renewalAfter(anchor: number, end: number, months: number): string {
  const [first, from] = [new Date(anchor * 1000), new Date(end * 1000)];
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(first.getUTCDate(), lastDay);
  const timeOfDay = first.getTime() % (24 * 60 * 60_000);
  return new Date(Date.UTC(year, month, day) + timeOfDay).toISOString();
}
