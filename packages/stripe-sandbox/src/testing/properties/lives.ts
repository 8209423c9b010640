import fc from 'fast-check';
import type { Plan, Proration } from './billing-ledger.ts';

const DAY = 86_400;

const PRICES = {
  price_annual: [19_999, 12],
  price_basic: [999, 1],
  price_premium: [1999, 1],
} as const;

type PriceName = keyof typeof PRICES;

export interface CouponTerms {
  percent: number;
  amount: number;
  duration: 'forever' | 'once' | 'repeating';
}

export interface Action {
  do: string;
  seconds?: number;
  price?: PriceName;
  quantity?: number;
  proration?: Proration;
  days?: number;
  coupon?: CouponTerms | null;
  isPaused?: boolean;
  method?: string;
}

const price = fc.constantFrom(...(Object.keys(PRICES) as PriceName[]));
const quantity = fc.integer({ min: 1, max: 3 });
const proration = fc.constantFrom<Proration>('create_prorations', 'always_invoice', 'none');
const duration = fc.constantFrom<CouponTerms['duration']>('forever', 'once', 'repeating');
/** Cards and bank accounts that pay or fail. */
const method = fc.constantFrom(
  'pm_card_visa',
  'pm_card_chargeCustomerFail',
  'pm_success_de',
  'pm_failed_de',
);
const coupon = fc.oneof(
  fc.constant(null),
  fc.record({ amount: fc.constant(0), duration, percent: fc.constantFrom(10, 25, 50, 100) }),
  fc.record({ amount: fc.constantFrom(1, 250, 2500), duration, percent: fc.constant(0) }),
);

const does = <T extends object>(name: string, fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record({ do: fc.constant(name), ...fields });

const actions = fc.oneof(
  {
    arbitrary: does('wait', { seconds: fc.integer({ min: 1, max: 45 * DAY }) }),
    weight: 5,
  },
  { arbitrary: does('change', { price, proration, quantity }), weight: 3 },
  {
    arbitrary: does('cancelAt', { days: fc.integer({ min: 1, max: 70 }), proration }),
    weight: 2,
  },
  { arbitrary: does('keep', { proration }), weight: 1 },
  { arbitrary: does('coupon', { coupon }), weight: 2 },
  { arbitrary: does('pause', { isPaused: fc.boolean() }), weight: 1 },
  { arbitrary: does('pay', { method }), weight: 1 },
  { arbitrary: does('schedule', { price, quantity }), weight: 1 },
);

/** The life of a subscription: how it starts, and what happens to it. */
export const lives = fc.record({
  actions: fc.array(actions, { maxLength: 12, minLength: 1 }) as fc.Arbitrary<Action[]>,
  first: price,
  method: fc.constantFrom('pm_card_visa', 'pm_success_de', 'pm_failed_de'),
  /** The number of steps in which the clock is moved. */
  pieces: fc.integer({ max: 4, min: 1 }),
  quantity,
  tax: fc.record({ isIncluded: fc.boolean(), percent: fc.constantFrom(0, 7, 19) }),
  trialDays: fc.constantFrom(0, 0, 0, 5, 40),
});

export const planOf = (name: PriceName, count: number): Plan => ({
  amount: PRICES[name][0],
  months: PRICES[name][1],
  quantity: count,
});
