import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { at, DAY, subscribe } from '../../testing/subscribe.ts';

const START = at('2026-06-01T00:00:00');

// https://docs.stripe.com/invoicing/integration/workflow-transitions#paid
test('an invoice paid out of band has no paid payment', async () => {
  const { stripe } = await startForTest();
  const { subscription } = await subscribe(stripe, {
    params: { payment_behavior: 'default_incomplete' },
  });
  const paid = await stripe.invoices.pay(String(subscription.latest_invoice), {
    expand: ['payments'],
    paid_out_of_band: true,
  });
  expect(paid).toMatchObject({
    amount_paid: 999,
    amount_paid_off_stripe: 999,
    amount_remaining: 0,
    status: 'paid',
  });
  expect(paid.payments?.data).toMatchObject([{ amount_paid: null, status: 'canceled' }]);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

// https://docs.stripe.com/api/invoices/object#invoice_object-period_start
test('the period of a renewal invoice is the previous one, that of its lines the new one', async () => {
  const { stripe } = await startForTest();
  const { advance, now } = await subscribe(stripe, { start: START });
  await advance(START + 30 * DAY);
  const { latest_invoice: invoice } = await now();
  expect(invoice).toMatchObject({
    billing_reason: 'subscription_cycle',
    lines: { data: [{ period: { start: START + 30 * DAY, end: START + 61 * DAY } }] },
    period_end: START + 30 * DAY,
    period_start: START,
  });
});

// https://docs.stripe.com/api/invoiceitems/update: an item can be edited until its invoice is finalized.
test('items on a draft can be changed and deleted, on a finalized invoice they cannot', async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create();
  const draft = await stripe.invoices.create({ customer: customer.id });
  const add = (amount: number) =>
    stripe.invoiceItems.create({
      amount,
      currency: 'usd',
      customer: customer.id,
      invoice: draft.id,
    });
  const [first, second] = [await add(500), await add(700)];
  await stripe.invoiceItems.update(first.id, { amount: 600, description: 'Talk' });
  await stripe.invoiceItems.del(second.id);
  expect(await stripe.invoices.retrieve(draft.id)).toMatchObject({
    lines: { data: [{ amount: 600, description: 'Talk' }] },
    total: 600,
  });
  await stripe.invoiceItems.update(first.id, { quantity: 2 });
  const open = await stripe.invoices.finalizeInvoice(draft.id);
  expect(open.amount_due).toBe(1200);
  const error = { code: 'invoice_not_editable' };
  await expect(stripe.invoiceItems.update(first.id, { amount: 1 })).rejects.toMatchObject(error);
  await expect(stripe.invoiceItems.del(first.id)).rejects.toMatchObject(error);
});

// https://docs.stripe.com/api/payment_methods/detach: it "can no longer be used for a payment or re-attached".
test('a detached card can neither be attached nor charged again', async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create();
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.paymentMethods.detach(card.id);
  const message = 'may not be used again';
  await expect(stripe.paymentMethods.attach(card.id, { customer: customer.id })).rejects.toThrow(
    message,
  );
  await expect(
    stripe.paymentIntents.create({
      amount: 500,
      confirm: true,
      currency: 'usd',
      payment_method: card.id,
    }),
  ).rejects.toThrow(message);
});
