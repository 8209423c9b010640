import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';

test('customers can be created, updated and listed by email', async () => {
  const { stripe, events } = await startForTest({ seed: [] });
  const created = await stripe.customers.create({
    address: { city: 'Bern', country: 'CH' },
    email: 'ada@example.org',
    metadata: { user: '7', plan: 'x' },
    name: 'Ada',
  });
  expect(created.address).toMatchObject({ city: 'Bern', line1: null });
  const updated = await stripe.customers.update(created.id, {
    description: 'first',
    metadata: { plan: '' },
    name: '',
  });
  expect(updated).toMatchObject({ description: 'first', metadata: { user: '7' }, name: null });
  expect((await stripe.customers.update(created.id, { metadata: '' })).metadata).toEqual({});
  expect((await stripe.customers.list({ email: 'ada@example.org' })).data).toHaveLength(1);
  expect((await stripe.customers.list({ email: 'bob@example.org' })).data).toHaveLength(0);
  const [first, second] = await events();
  expect(first?.type).toBe('customer.created');
  expect(second).toMatchObject({
    data: { previous_attributes: { description: null, metadata: { plan: 'x' }, name: 'Ada' } },
    type: 'customer.updated',
  });
  await expect(stripe.customers.create({ email: 'nobody' })).rejects.toMatchObject({
    code: 'email_invalid',
  });
});

test('deleting a customer cancels the subscriptions, detaches the cards and leaves a tombstone', async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create({ payment_method: 'pm_card_visa' });
  const [card] = (await stripe.customers.listPaymentMethods(customer.id)).data;
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: card?.id ?? '' },
  });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_basic' }],
  });
  await stripe.customers.del(customer.id);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  expect((await stripe.paymentMethods.retrieve(card?.id ?? '')).customer).toBeNull();
  const again = { customer: customer.id, items: [{ price: 'price_basic' }] };
  await expect(stripe.subscriptions.create(again)).rejects.toThrow('No such customer');
});

test('scheduled work of a deleted customer does not run', async () => {
  const { stripe, control } = await startForTest();
  const customer = await stripe.customers.create();
  const draft = await stripe.invoices.create({ auto_advance: true, customer: customer.id });
  await stripe.customers.del(customer.id);
  await control('clock', { advanceSeconds: 7200 });
  expect((await stripe.invoices.retrieve(draft.id)).status).toBe('draft');
});
