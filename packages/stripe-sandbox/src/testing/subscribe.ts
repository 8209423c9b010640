import type Stripe from 'stripe';

export const DAY = 86_400;
export const at = (iso: string): number => Date.parse(`${iso}Z`) / 1000;

/** Stripe advances a clock by at most two intervals at a time, which are months in these tests. */
const MAX_STEP = 55 * DAY;

export interface Subscriber {
  clock: Stripe.TestHelpers.TestClock;
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  /** Moves the subscriber's test clock. */
  advance(to: number): Promise<void>;
  /** The subscription as it is now, with its latest invoice. */
  now(): Promise<Stripe.Subscription & { latest_invoice: Stripe.Invoice }>;
}

export interface Choices {
  card?: string;
  price?: string;
  start?: number;
  params?: Partial<Stripe.SubscriptionCreateParams>;
}

/** A customer on a test clock with a saved card and a subscription. */
export async function subscribe(stripe: Stripe, choices: Choices = {}): Promise<Subscriber> {
  const {
    card = 'pm_card_visa',
    price = 'price_basic',
    start = at('2026-01-31T10:00:00'),
  } = choices;
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
  const customer = await stripe.customers.create({ email: 'a@example.org', test_clock: clock.id });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: method.id },
  });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price }],
    ...choices.params,
  });
  return {
    clock,
    customer,
    subscription,
    async advance(to) {
      const { testClocks } = stripe.testHelpers;
      let { frozen_time } = await testClocks.retrieve(clock.id);
      while (frozen_time < to) {
        frozen_time = Math.min(to, frozen_time + MAX_STEP);
        await testClocks.advance(clock.id, { frozen_time });
      }
    },
    async now() {
      const found = await stripe.subscriptions.retrieve(subscription.id, {
        expand: ['latest_invoice'],
      });
      return found as Stripe.Subscription & { latest_invoice: Stripe.Invoice };
    },
  };
}

export function periodOf(subscription: Stripe.Subscription): [start: string, end: string] {
  const [item] = subscription.items.data;
  const text = (seconds = 0) => new Date(seconds * 1000).toISOString().slice(0, 16);
  return [text(item?.current_period_start), text(item?.current_period_end)];
}
