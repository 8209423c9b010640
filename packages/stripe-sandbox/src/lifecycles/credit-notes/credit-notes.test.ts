import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { subscribe } from '../../testing/subscribe.ts';

// https://docs.stripe.com/invoicing/dashboard/credit-notes
test('a credit note reduces an open invoice, and voiding it makes the amount due again', async () => {
  const { events, stripe } = await startForTest();
  const { subscription } = await subscribe(stripe, {
    params: { payment_behavior: 'default_incomplete' },
  });
  const invoice = String(subscription.latest_invoice);
  const note = await stripe.creditNotes.create({ amount: 300, invoice, memo: 'Sorry' });
  expect(note).toMatchObject({ amount: 300, status: 'issued', type: 'pre_payment' });
  expect(await stripe.invoices.retrieve(invoice)).toMatchObject({
    amount_remaining: 699,
    pre_payment_credit_notes_amount: 300,
    total: 999,
  });
  await stripe.creditNotes.voidCreditNote(note.id);
  expect(await stripe.invoices.retrieve(invoice)).toMatchObject({ amount_remaining: 999 });
  await stripe.creditNotes.create({ amount: 300, invoice });
  const paid = await stripe.invoices.pay(invoice);
  expect(paid).toMatchObject({ amount_paid: 699, amount_remaining: 0, status: 'paid' });
  expect((await events()).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['credit_note.created', 'credit_note.voided']),
  );
});

test('a credit note over everything pays an open invoice', async () => {
  const { stripe } = await startForTest();
  const { subscription } = await subscribe(stripe, {
    params: { payment_behavior: 'default_incomplete' },
  });
  await stripe.creditNotes.create({ invoice: String(subscription.latest_invoice) });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('a credit note of a paid invoice credits the balance or refunds the card', async () => {
  const { stripe } = await startForTest();
  const { customer, now } = await subscribe(stripe);
  const { latest_invoice: invoice } = await now();
  const preview = await stripe.creditNotes.preview({ amount: 400, invoice: invoice.id });
  expect(preview.post_payment_amount).toBe(400);
  const credit = await stripe.creditNotes.create({ amount: 400, invoice: invoice.id });
  expect(credit.customer_balance_transaction).toMatch(/^cbtxn_/);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -400 });
  const refund = await stripe.creditNotes.create({
    invoice: invoice.id,
    lines: [
      {
        amount: 599,
        invoice_line_item: invoice.lines.data[0]?.id ?? '',
        type: 'invoice_line_item',
      },
    ],
    refund_amount: 599,
  });
  expect(refund.refunds).toMatchObject([{ amount_refunded: 599 }]);
  const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
  expect(charge?.amount_refunded).toBe(599);
  await expect(stripe.creditNotes.create({ amount: 1, invoice: invoice.id })).rejects.toMatchObject(
    { param: 'amount' },
  );
  await expect(stripe.creditNotes.voidCreditNote(credit.id)).rejects.toThrow('open invoices');
  expect((await stripe.creditNotes.list({ invoice: invoice.id })).data).toHaveLength(2);
  expect((await stripe.creditNotes.listLineItems(refund.id)).data).toHaveLength(1);
});
