import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanceTestClock } from '../../lifecycles/clock/advance.ts';
import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { createSchedule } from '../../lifecycles/schedules/create-schedule.ts';
import { releaseSchedule, updateSchedule } from '../../lifecycles/schedules/update-schedule.ts';
import { updateSubscription } from '../../lifecycles/subscriptions/change/update-subscription.ts';
import { createSubscription } from '../../lifecycles/subscriptions/create/create-subscription.ts';
import { createCoupon } from '../../objects/discounts/create-coupon.ts';
import type { SubscriptionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { BillingLedger, type Plan, type Proration } from './billing-ledger.ts';
import { CLOCK, createWorld } from './world.ts';

/** 10,000 lives take minutes: `SANDBOX_LIVES=10000 npx vitest run --project stripe-sandbox lives`. */
const LIVES = Number(process.env.SANDBOX_LIVES ?? 150);
const DAY = 86_400;
const PRICES = {
  price_annual: [19_999, 12],
  price_basic: [999, 1],
  price_premium: [1999, 1],
} as const;

const price = fc.constantFrom(...(Object.keys(PRICES) as (keyof typeof PRICES)[]));
const quantity = fc.integer({ min: 1, max: 3 });
const proration = fc.constantFrom<Proration>('create_prorations', 'always_invoice', 'none');
const actions = fc.oneof(
  {
    arbitrary: fc.record({
      do: fc.constant('wait'),
      seconds: fc.integer({ min: 1, max: 45 * DAY }),
    }),
    weight: 5,
  },
  { arbitrary: fc.record({ do: fc.constant('change'), price, proration, quantity }), weight: 3 },
  {
    arbitrary: fc.record({
      do: fc.constant('cancelAt'),
      days: fc.integer({ min: 1, max: 70 }),
      proration,
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ do: fc.constant('keep'), proration }), weight: 1 },
  {
    arbitrary: fc.record({ do: fc.constant('coupon'), percent: fc.constantFrom(0, 10, 25, 50) }),
    weight: 1,
  },
  { arbitrary: fc.record({ do: fc.constant('pause'), isPaused: fc.boolean() }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('schedule'), price, quantity }), weight: 1 },
);
type Action = {
  do: string;
  seconds?: number;
  price?: keyof typeof PRICES;
  quantity?: number;
  proration?: Proration;
  days?: number;
  percent?: number;
  isPaused?: boolean;
};
const lives = fc.array(actions, { maxLength: 12, minLength: 1 });
const cuts = fc.integer({ max: 4, min: 1 });

const planOf = (name: keyof typeof PRICES, count: number): Plan => ({
  amount: PRICES[name][0],
  months: PRICES[name][1],
  quantity: count,
});

/** Everything billed or waiting to be billed; void invoices do not count. */
function billed(work: Work): number {
  const invoices = work.all('invoice').filter(({ status }) => status !== 'void');
  const pending = work.all('invoiceitem').filter(({ invoice }) => invoice === null);
  return (
    invoices.reduce((sum, { total }) => sum + total, 0) +
    pending.reduce((sum, { amount }) => sum + amount, 0)
  );
}

/** What was charged, is open or lies on the balance is what finalized invoices say. */
function checkMoney(work: Work): void {
  const final = work.all('invoice').filter(({ status }) => status === 'paid' || status === 'open');
  const totals = final.reduce((sum, { total }) => sum + total, 0);
  const due = final.reduce((sum, { amount_due }) => sum + amount_due, 0);
  const [customer] = work.all('customer');
  expect(due + (customer?.balance ?? 0)).toBe(totals);
  const ledger = work.all('customer_balance_transaction');
  expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(customer?.balance);
}

function wait(world: Sandbox, seconds: number, pieces: number): void {
  for (let piece = 1; piece <= pieces; piece += 1) {
    const from = Math.floor((seconds * (piece - 1)) / pieces);
    const to = Math.floor((seconds * piece) / pieces);
    world.write((work) => {
      advanceTestClock(work, CLOCK, get(work, 'test_clock', CLOCK).frozen_time + to - from);
    });
  }
}

function act(
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
    ledger.setCancelAt(at, proration_behavior);
  } else if (action.do === 'keep' && subscription.cancel_at !== null) {
    updateSubscription(work, id, { cancel_at: null, proration_behavior });
    ledger.setCancelAt(null, proration_behavior);
  } else if (action.do === 'coupon') {
    const percent = action.percent ?? 0;
    const coupon = percent && createCoupon(work, { duration: 'forever', percent_off: percent }).id;
    updateSubscription(work, id, { discounts: coupon ? [{ coupon }] : null });
    ledger.percentOff = percent;
  } else if (action.do === 'pause') {
    const pause_collection = action.isPaused ? { behavior: 'void' as const } : null;
    updateSubscription(work, id, { pause_collection });
    ledger.isPaused = action.isPaused ?? false;
  } else if (action.do === 'schedule' && action.price && action.quantity) {
    if (subscription.cancel_at !== null || subscription.schedule !== null) return;
    const schedule = createSchedule(work, { from_subscription: id });
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
        { items: [{ price: action.price, quantity: action.quantity }] },
      ],
    });
    ledger.scheduleAtPeriodEnd(planOf(action.price, action.quantity));
  }
}

function release(work: Work, { schedule }: SubscriptionRow): void {
  if (schedule !== null) releaseSchedule(work, schedule);
}

test(`no cent appears or disappears in ${LIVES} lives`, () => {
  fc.assert(
    fc.property(price, quantity, lives, cuts, (first, count, life, pieces) => {
      const world = createWorld();
      const id = world.write((work) => {
        const customer = work.all('customer')[0]?.id ?? '';
        const items = [{ price: first, quantity: count }];
        return createSubscription(work, { customer, items }).id;
      });
      const start = world.read((work) => get(work, 'test_clock', CLOCK).frozen_time);
      const ledger = new BillingLedger(planOf(first, count), start);
      for (const action of life as Action[]) {
        if (action.do === 'wait') {
          wait(world, action.seconds ?? 0, pieces);
          ledger.advance(world.read((work) => get(work, 'test_clock', CLOCK).frozen_time));
        } else if (!ledger.isEnded) {
          world.write((work) => act(work, get(work, 'subscription', id), ledger, action));
        }
        world.read((work) => {
          expect(billed(work)).toBe(ledger.total);
          expect(get(work, 'subscription', id).status).toBe(ledger.isEnded ? 'canceled' : 'active');
          checkMoney(work);
        });
      }
    }),
    { numRuns: LIVES },
  );
}, 900_000);
