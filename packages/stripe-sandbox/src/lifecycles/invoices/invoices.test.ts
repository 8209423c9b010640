import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { subscribe } from '../../testing/subscribe.ts';

test('a manual invoice: items, lines, finalized, paid', async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create({ payment_method: 'pm_card_visa' });
  const [card] = (await stripe.customers.listPaymentMethods(customer.id)).data;
  await stripe.invoiceItems.create({
    amount: 700,
    currency: 'usd',
    customer: customer.id,
    description: 'Talk',
  });
  const invoice = await stripe.invoices.create({
    customer: customer.id,
    pending_invoice_items_behavior: 'include',
  });
  await stripe.invoiceItems.create({
    customer: customer.id,
    invoice: invoice.id,
    pricing: { price: 'price_basic' },
  });
  await stripe.invoices.update(invoice.id, { description: 'Thanks' });
  expect(
    (await stripe.invoices.listLineItems(invoice.id)).data.map(({ amount }) => amount),
  ).toEqual([700, 999]);
  const open = await stripe.invoices.finalizeInvoice(invoice.id);
  expect(open).toMatchObject({ amount_due: 1699, description: 'Thanks', status: 'open' });
  const paid = await stripe.invoices.pay(invoice.id, { payment_method: card?.id ?? '' });
  expect(paid).toMatchObject({ amount_paid: 1699, amount_remaining: 0, status: 'paid' });
  await expect(stripe.invoices.pay(invoice.id)).rejects.toMatchObject({
    code: 'invoice_already_paid',
  });
  await expect(stripe.invoices.update(invoice.id, { footer: 'x' })).rejects.toMatchObject({
    code: 'invoice_not_editable',
  });
});

test('void, uncollectible, out of band, deleted and sent', async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create();
  const open = async () => {
    const invoice = await stripe.invoices.create({ customer: customer.id });
    await stripe.invoiceItems.create({
      amount: 500,
      currency: 'usd',
      customer: customer.id,
      invoice: invoice.id,
    });
    return stripe.invoices.finalizeInvoice(invoice.id);
  };
  expect((await stripe.invoices.voidInvoice((await open()).id)).status).toBe('void');
  expect((await stripe.invoices.markUncollectible((await open()).id)).status).toBe('uncollectible');
  expect((await stripe.invoices.pay((await open()).id, { paid_out_of_band: true })).status).toBe(
    'paid',
  );
  const draft = await stripe.invoices.create({ customer: customer.id });
  expect(await stripe.invoices.del(draft.id)).toMatchObject({ deleted: true });
  await expect(stripe.invoices.del((await open()).id)).rejects.toThrow('only delete draft');
  const sent = await stripe.invoices.sendInvoice((await open()).id);
  expect(sent.hosted_invoice_url).toContain('/invoice/');
});

test('an amount too small to charge is carried to the next invoice', async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create();
  const bill = async (amount: number) => {
    const invoice = await stripe.invoices.create({ customer: customer.id });
    await stripe.invoiceItems.create({
      amount,
      currency: 'usd',
      customer: customer.id,
      invoice: invoice.id,
    });
    return stripe.invoices.finalizeInvoice(invoice.id);
  };
  expect(await bill(30)).toMatchObject({ amount_due: 0, ending_balance: 30, status: 'paid' });
  expect(await bill(100)).toMatchObject({ amount_due: 130, ending_balance: 0, status: 'open' });
});

test('paying with a card that needs 3-D Secure returns the required action', async () => {
  const { stripe } = await startForTest();
  const { subscription } = await subscribe(stripe, {
    params: { payment_behavior: 'default_incomplete' },
  });
  await expect(
    stripe.invoices.pay(String(subscription.latest_invoice), {
      payment_method: 'pm_card_authenticationRequired',
    }),
  ).rejects.toMatchObject({ code: 'invoice_payment_intent_requires_action' });
});

test('a new subscription can be previewed', async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create();
  const preview = await stripe.invoices.createPreview({
    customer: customer.id,
    subscription_details: { items: [{ price: 'price_premium', quantity: 2 }] },
  });
  expect(preview).toMatchObject({ amount_due: 3998, billing_reason: 'upcoming', status: 'draft' });
  expect((await stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(0);
  expect((await stripe.invoices.list()).data).toHaveLength(0);
});

test('the hosted page shows the lines, and the PDF downloads', async () => {
  const { stripe } = await startForTest({ accountName: 'Ex <b>ample' });
  const { now } = await subscribe(stripe);
  const { latest_invoice: invoice } = await now();
  const page = await (await fetch(invoice.hosted_invoice_url ?? '')).text();
  expect(page).toContain('1 × Basic (at $9.99 / month)');
  expect(page).toContain('Ex &#60;b&#62;ample');
  expect(page).toContain('Sandbox – no real money');
  const pdf = Buffer.from(await (await fetch(invoice.invoice_pdf ?? '')).arrayBuffer()).toString(
    'latin1',
  );
  expect(pdf.startsWith('%PDF-1.4')).toBe(true);
  expect(pdf).toContain(`(Invoice number ${invoice.number})`);
  expect(pdf).toContain('($9.99) Tj');
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(start, start + 4)).toBe('xref');
  expect((await fetch(`${invoice.hosted_invoice_url}x`)).status).toBe(404);
});
