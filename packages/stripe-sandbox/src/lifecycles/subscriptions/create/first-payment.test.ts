import { expect, test } from 'vitest';
import { startForTest } from '../../../testing/start.ts';

test('an incomplete subscription becomes active when the browser pays it', async () => {
  const { stripe, events } = await startForTest();
  const customer = await stripe.customers.create({ email: 'ada@example.org' });
  const created = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_basic' }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  expect(created.status).toBe('incomplete');
  const invoice = created.latest_invoice;
  if (invoice === null || typeof invoice === 'string') throw new Error('not expanded');
  const secret = invoice.confirmation_secret?.client_secret ?? '';
  const intentId = secret.split('_secret_')[0] ?? '';
  await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });

  const after = await stripe.subscriptions.retrieve(created.id, {
    expand: ['default_payment_method', 'latest_invoice.payments.data.payment'],
  });
  expect(after.status).toBe('active');
  expect(after.default_payment_method).toMatchObject({ card: { last4: '4242' } });
  const types = (await events()).map((event) => event.type);
  expect(types.slice(-9)).toEqual([
    'payment_intent.created',
    'invoice.finalized',
    'charge.succeeded',
    'payment_method.attached',
    'payment_intent.succeeded',
    'invoice_payment.paid',
    'invoice.paid',
    'customer.subscription.updated',
    'invoice.payment_succeeded',
  ]);
});

test('voiding the first invoice expires an incomplete subscription; a paid invoice cannot be voided', async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create({ email: 'ada@example.org' });
  const begin = async () => {
    const { id, latest_invoice } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_basic' }],
      payment_behavior: 'default_incomplete',
    });
    return { id, invoice: latest_invoice as string };
  };
  const dropped = await begin();
  expect(await stripe.invoices.voidInvoice(dropped.invoice)).toMatchObject({ status: 'void' });
  expect(await stripe.subscriptions.retrieve(dropped.id)).toMatchObject({
    status: 'incomplete_expired',
    ended_at: expect.any(Number),
  });
  await expect(stripe.invoices.pay(dropped.invoice)).rejects.toThrow();

  const kept = await begin();
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.invoices.pay(kept.invoice, { payment_method: card.id });
  await expect(stripe.invoices.voidInvoice(kept.invoice)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  });
  expect(await stripe.subscriptions.retrieve(kept.id)).toMatchObject({ status: 'active' });
});
