import { advanceTestClock } from '../../lifecycles/clock/advance.ts';
import { payInvoice } from '../../lifecycles/invoices/pay-invoice.ts';
import { makeSandbox, type Sandbox } from '../../lifecycles/sandbox.ts';
import { cancelSubscription } from '../../lifecycles/subscriptions/change/cancel-subscription.ts';
import { updateSubscription } from '../../lifecycles/subscriptions/change/update-subscription.ts';
import { createSubscription } from '../../lifecycles/subscriptions/create/create-subscription.ts';
import { createCustomer } from '../../objects/customers/create-customer.ts';
import { updateCustomer } from '../../objects/customers/update-customer.ts';
import { attachPaymentMethod } from '../../objects/payment-methods/attach-payment-method.ts';
import { seedPrices } from '../../objects/seed/seed.ts';
import { openDatabase } from '../../store/database.ts';
import { readConfig, type SandboxOptions, SEED_PLANS } from '../../store/options.ts';
import { openStore, type Store } from '../../store/store.ts';
import { get, type Work } from '../../store/work.ts';
import { ApiError } from '../../wire/errors.ts';

export const START = Date.parse('2026-01-31T10:00:00Z') / 1000;
export const CLOCK = 'clock_property';

/** One action on a customer, or the passing of time. */
export type Step =
  | {
      do: 'subscribe';
      price: string;
      quantity: number;
      behavior: 'allow_incomplete' | 'default_incomplete';
      trialDays: number;
    }
  | {
      do: 'change';
      price: string;
      quantity: number;
      proration: 'create_prorations' | 'always_invoice' | 'none';
      payment: 'allow_incomplete' | 'pending_if_incomplete';
    }
  | { do: 'card'; card: string }
  | { do: 'cancelLater' | 'resume' | 'cancelNow' | 'pay' }
  | { do: 'wait'; seconds: number };

/** A sandbox without HTTP, with one customer on a test clock. */
export function createWorld(
  store: Store = openStore(openDatabase(undefined)),
  options: SandboxOptions = {},
): Sandbox {
  const sandbox = makeSandbox(
    store,
    { ...readConfig(options), publicUrl: 'http://sandbox' },
    () => START * 1000,
  );
  sandbox.write((work) => {
    if (work.find('test_clock', CLOCK) !== undefined) return;
    seedPrices(work, options.seed ?? SEED_PLANS);
    work.put('test_clock', {
      id: CLOCK,
      object: 'test_helpers.test_clock',
      created: START,
      deletes_after: START,
      frozen_time: START,
      livemode: false,
      name: null,
      status: 'ready',
      status_details: {},
    });
    const customer = createCustomer(work, { test_clock: CLOCK });
    setPaymentMethod(work, customer.id, 'pm_card_visa');
  });
  return sandbox;
}

/** Runs a step. Rejected steps change nothing, as over HTTP. */
export function runStep(sandbox: Sandbox, step: Step): void {
  try {
    sandbox.write((work) => run(work, step));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function run(work: Work, step: Step): void {
  const [customer] = work.all('customer');
  const [subscription] = work.all('subscription');
  if (customer === undefined) return;
  if (step.do === 'wait') {
    advanceTestClock(work, CLOCK, get(work, 'test_clock', CLOCK).frozen_time + step.seconds);
  } else if (step.do === 'subscribe') {
    createSubscription(work, {
      customer: customer.id,
      items: [{ price: step.price, quantity: step.quantity }],
      payment_behavior: step.behavior,
      ...(step.trialDays > 0 ? { trial_period_days: step.trialDays } : {}),
    });
  } else if (step.do === 'card') {
    setPaymentMethod(work, customer.id, step.card);
  } else if (step.do === 'pay') {
    const open = work.all('invoice').find(({ status }) => status === 'open');
    if (open !== undefined) payInvoice(work, open.id, { payment_method: 'pm_card_visa' });
  } else if (subscription !== undefined) {
    changeSubscription(work, subscription.id, step);
  }
}

function changeSubscription(work: Work, id: string, step: Step): void {
  if (step.do === 'cancelLater') updateSubscription(work, id, { cancel_at_period_end: true });
  if (step.do === 'resume') updateSubscription(work, id, { cancel_at_period_end: false });
  if (step.do === 'cancelNow') cancelSubscription(work, id, { prorate: true, invoice_now: true });
  if (step.do === 'change') {
    const item = get(work, 'subscription', id).items.data[0];
    updateSubscription(work, id, {
      items: [{ id: item?.id ?? '', price: step.price, quantity: step.quantity }],
      payment_behavior: step.payment,
      proration_behavior: step.proration,
    });
  }
}

export function setPaymentMethod(work: Work, customer: string, card: string): void {
  const method = attachPaymentMethod(work, card, customer);
  updateCustomer(work, customer, { invoice_settings: { default_payment_method: method.id } });
}
