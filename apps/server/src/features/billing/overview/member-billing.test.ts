import type { MemberDetails, MemberSummary } from '@rostra/contract';
import { expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { DAY, HOUR } from '../../../testing/test-clock.ts';
import { openBillingApp } from '../testing/billing-app.ts';

it('shows staff why a payment failed, and cancels the subscription before erasing', async () => {
  const app = await openBillingApp();
  const { site } = app;
  const member = await app.join();
  const { id } = await member.subscribe();
  const customer = await member.customerId();
  const card = await app.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await app.stripe.subscriptions.update(id, { default_payment_method: card.id });
  await app.settle();
  await app.advance(31 * DAY + 2 * HOUR);
  await joinAs(site, 'adam', 'administrator');
  const token = (await site.logIn('adam')).body.jwt;
  const ask = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
    site.send<T>(method, `/api/studio/members${path}`, body, { token });

  const list = async (query: string) =>
    (await ask<{ data: MemberSummary[] }>('GET', query)).body.data.map(({ username }) => username);
  expect(await list('?billing=past_due')).toEqual(['ada']);
  expect(await list('?plan=basic')).toEqual(['ada']);
  expect(await list('?billing=active')).toEqual([]);
  expect(await list('?plan=none')).toEqual(['adam']);

  const { body } = await ask<{ data: MemberDetails }>('GET', `/${member.userId}`);
  expect(body.data.payments?.invoices).toMatchObject([
    { status: 'open', declineReason: 'declined', attempts: 1 },
    { status: 'paid', declineReason: null },
  ]);

  const erased = await ask('POST', `/${member.userId}/erase`, { email: 'ada@example.org' });
  expect(erased.status).toBe(200);
  expect((await app.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
});

it('keeps the account if Stripe cannot cancel the subscription', async () => {
  const app = await openBillingApp();
  const { site } = app;
  const member = await app.join();
  await member.subscribe();
  await joinAs(site, 'adam', 'administrator');
  const token = (await site.logIn('adam')).body.jwt;
  await app.control('faults', { kind: 'drop', when: 'before', times: 99 });
  const email = { email: 'ada@example.org' };
  const url = `/api/studio/members/${member.userId}/erase`;
  expect((await site.send('POST', url, email, { token })).status).toBe(409);
  await app.control('faults/clear', {});
  expect((await site.logIn('ada')).status).toBe(200);
});
