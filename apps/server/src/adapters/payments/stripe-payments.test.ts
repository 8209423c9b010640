import { SEED_PLANS, startSandbox } from '@rostra/stripe-sandbox';
import Stripe from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { lazyStripe } from './stripe-client.ts';
import { toInvoice } from './stripe-mapping.ts';
import { stripePayments } from './stripe-payments.ts';

async function open() {
  const sandbox = await startSandbox({ seed: SEED_PLANS });
  onTestFinished(() => sandbox.close());
  const secretKey = 'sk_test_sandbox';
  const { host, port } = sandbox;
  return {
    stripe: new Stripe(secretKey, { host, port, protocol: 'http' }),
    payments: stripePayments({
      stripe: lazyStripe({ secretKey, apiUrl: async () => sandbox.url }),
      webhookSecrets: [],
    }),
  };
}

it('reads all pages of a customer', async () => {
  const { stripe, payments } = await open();
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.org' });
  const items = [{ price: 'price_basic' }];
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const first = await stripe.subscriptions.create({
    customer,
    items,
    default_payment_method: card.id,
    expand: ['latest_invoice.payments'],
  });
  const invoice = first.latest_invoice as Stripe.Invoice;
  const intent = invoice.payments?.data[0]?.payment.payment_intent as string;
  await stripe.refunds.create({ payment_intent: intent, amount: 100 });
  for (let count = 0; count < 100; count += 1) {
    await stripe.subscriptions.create({ customer, items, payment_behavior: 'default_incomplete' });
  }
  const truth = await payments.readCustomer(customer);
  expect(truth.subscriptions).toHaveLength(101);
  expect(truth.invoices).toHaveLength(101);
  expect(truth.subscriptions.find(({ id }) => id === first.id)).toMatchObject({ status: 'active' });
  expect(truth.invoices.find(({ id }) => id === invoice.id)).toMatchObject({
    amountRefundedMinor: 100,
    isDisputed: false,
  });
  // Its payment is not among those read, so a refund is unknown.
  expect(toInvoice(invoice, new Map())).toMatchObject({
    amountRefundedMinor: null,
    isDisputed: null,
  });
});
