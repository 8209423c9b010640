import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';

test("a portal session only opens its own customer's portal", async () => {
  const { stripe } = await startForTest();
  const customer = await stripe.customers.create();
  const session = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'https://example.org/account',
  });
  const page = await (await fetch(session.url)).text();
  expect(page).toContain('You have no subscription.');
  expect(page).toContain('href="https://example.org/account"');
  expect((await fetch(`${session.url}x`)).status).toBe(404);
  const configurations = await stripe.billingPortal.configurations.list();
  expect(configurations.data.map(({ id }) => id)).toEqual([session.configuration]);
  await stripe.billingPortal.configurations.retrieve(String(session.configuration));
});

test("a portal session cannot reach another customer's card or subscription", async () => {
  const { stripe } = await startForTest();
  const mine = await stripe.customers.create();
  const other = await stripe.customers.create({ payment_method: 'pm_card_visa' });
  const [card] = (await stripe.customers.listPaymentMethods(other.id)).data;
  const session = await stripe.billingPortal.sessions.create({ customer: mine.id });
  await fetch(session.url, {
    body: new URLSearchParams({ action: 'remove_card', card: card?.id ?? '' }),
    method: 'POST',
  });
  expect((await stripe.customers.listPaymentMethods(other.id)).data).toHaveLength(1);
});
