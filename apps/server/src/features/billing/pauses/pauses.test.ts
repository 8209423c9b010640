import type { PauseOptions, Subscription } from '@rostra/contract';
import { describe, expect, it } from 'vitest';
import { runHourlyJobs } from '../run-hourly-jobs.ts';
import { type BillingApp, openBillingApp, type TestMember } from '../testing/billing-app.ts';
import { openSecondProcess } from '../testing/second-process.ts';

const DAY = 24 * 60 * 60_000;

const path = (id: string) => `/api/subscriptions/${id}/pause`;

async function optionsOf(member: TestMember, id: string) {
  const response = await member.send<PauseOptions>('GET', path(id));
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body;
}

async function pause(member: TestMember, id: string, months: number) {
  const { options } = await optionsOf(member, id);
  const option = options.find((known) => known.months === months);
  if (!option) throw new Error('cannot be paused');
  const { amountDue } = option;
  const response = await member.send<Subscription>('PUT', path(id), { months, amountDue });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return { option, subscription: response.body };
}

const resume = (member: TestMember, id: string, amountDue: number) =>
  member.send<Subscription>('POST', `/api/subscriptions/${id}/resume`, { amountDue });

async function chargesOf(app: BillingApp, member: TestMember) {
  const customer = await member.customerId();
  const { data } = await app.stripe.charges.list({ customer, limit: 100 });
  return data.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
}

const kinds = async (app: BillingApp) => (await app.mails()).map(({ kind }) => kind);

const movements = ({ site }: BillingApp) =>
  site.deps.db.queries
    .selectFrom('revenue_movements')
    .select(['kind', 'change_minor'])
    .orderBy('occurred_at')
    .execute();

async function failingCard(app: BillingApp, member: TestMember, id: string) {
  const customer = await member.customerId();
  const card = await app.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await app.stripe.subscriptions.update(id, { default_payment_method: card.id });
}

describe('a pause', () => {
  it.each([
    [1, '2040-03-01T12:00:00.000Z'],
    [2, '2040-03-01T12:00:00.000Z'],
    [3, '2040-03-01T12:00:00.000Z'],
    [1, '2040-01-31T12:00:00.000Z'],
  ])(
    'of %i months from %s charges nothing, grants nothing, and ends by itself',
    async (months, start) => {
      const app = await openBillingApp({ start });
      const ada = await app.join();
      const { id } = await ada.subscribe('basic');
      const { option, subscription } = await pause(ada, id, months);
      const { startsAt, endsAt } = option;
      expect(option.amountDue).toBe(999);
      expect(subscription).toMatchObject({
        ...{ status: 'active', pause: { startsAt, endsAt }, nextPrice: 999 },
      });
      // What is paid for can be used until the end.
      expect(await ada.overview()).toMatchObject({
        ...{ state: 'active', entitlement: { plan: 'basic', until: startsAt } },
      });
      const now = () => app.site.clock.now().getTime();
      await app.advance(Date.parse(startsAt) - now() - 60_000);
      expect((await ada.overview()).entitlement).not.toBeNull();
      await app.advance(2 * 60_000);
      expect(await ada.overview()).toMatchObject({
        ...{ state: 'paused', entitlement: null, openInvoice: null },
        subscription: { pause: { startsAt, endsAt } },
      });
      await app.advance(Date.parse(endsAt) - now() - 60_000);
      expect(await ada.overview()).toMatchObject({ state: 'paused', entitlement: null });
      expect(await chargesOf(app, ada)).toEqual([999]);
      await app.advance(2 * 60 * 60_000);
      expect(await ada.overview()).toMatchObject({
        ...{ state: 'active', entitlement: { plan: 'basic' }, subscription: { pause: null } },
      });
      expect(await chargesOf(app, ada)).toEqual([option.amountDue, 999]);
      await app.advance(31 * DAY);
      expect(await chargesOf(app, ada)).toEqual([999, 999, 999]);
    },
  );

  it('is announced when it is planned, a week before it ends, and when it has ended', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    await app.mails();
    await pause(ada, id, 2);
    const [planned] = await app.mails();
    expect(planned?.kind).toBe('billing-pause-planned');
    expect(planned?.text).toContain(
      'You keep Basic Membership until 1 April 2040. From then until 1 June 2040 you are not charged',
    );
    expect(planned?.text).toContain('and $9.99 will be charged');
    await app.advance(80 * DAY);
    const { context } = openSecondProcess(app);
    await runHourlyJobs(context);
    expect(await kinds(app)).toEqual([]);
    await app.advance(6 * DAY);
    await runHourlyJobs(context);
    await runHourlyJobs(context);
    expect(await kinds(app)).toEqual(['billing-pause-ending-soon']);
    await app.advance(8 * DAY);
    expect((await kinds(app)).toSorted()).toEqual(['billing-pause-ended', 'billing-receipt']);
  });

  it('is no revenue while it lasts', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    await pause(ada, id, 1);
    expect(await movements(app)).toHaveLength(1);
    await app.advance(35 * DAY);
    await app.advance(35 * DAY);
    expect(await movements(app)).toEqual([
      { kind: 'new', change_minor: 11_988 },
      { kind: 'cancelled', change_minor: -11_988 },
      { kind: 'reactivation', change_minor: 11_988 },
    ]);
  });

  it('can be undone before it begins, for nothing', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    await pause(ada, id, 3);
    expect((await optionsOf(ada, id)).resumeDue).toBe(0);
    const undone = await resume(ada, id, 0);
    expect(undone).toMatchObject({ status: 200, body: { pause: null } });
    await app.advance(32 * DAY);
    expect(await chargesOf(app, ada)).toEqual([999, 999]);
  });

  it('can be ended early for what was shown, once, and the next payment is a month later', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    await pause(ada, id, 3);
    await app.advance(40 * DAY);
    await app.stripe.customers.createBalanceTransaction(await ada.customerId(), {
      ...{ amount: -200, currency: 'usd' },
    });
    const { resumeDue } = await optionsOf(ada, id);
    expect(resumeDue).toBe(799);
    const both = await Promise.all([resume(ada, id, 799), resume(ada, id, 799)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await ada.overview()).toMatchObject({
      ...{
        state: 'active',
        entitlement: { plan: 'basic' },
        subscription: { pause: null, credit: 0 },
      },
    });
    expect(await chargesOf(app, ada)).toEqual([799, 999]);
    await app.advance(29 * DAY);
    expect(await chargesOf(app, ada)).toHaveLength(2);
    await app.advance(3 * DAY);
    expect(await chargesOf(app, ada)).toEqual([999, 799, 999]);
  });

  it('goes on if the card is declined', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    await pause(ada, id, 2);
    await app.advance(40 * DAY);
    await failingCard(app, ada, id);
    expect((await resume(ada, id, 999)).status).toBe(402);
    expect(await ada.overview()).toMatchObject({
      ...{ state: 'paused', subscription: { pause: {} }, openInvoice: null },
    });
    expect(await chargesOf(app, ada)).toEqual([999]);
  });

  it('keeps the card that pays when it ends, and a card that is chosen meanwhile pays', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    await pause(ada, id, 1);
    await app.advance(40 * DAY);
    const [old] = (await ada.send<{ id: string }[]>('GET', '/api/payments/methods')).body;
    const removed = await ada.send('DELETE', `/api/payments/methods/${old?.id}`);
    expect(removed.status).toBe(409);
    const customer = await ada.customerId();
    const card = await app.stripe.paymentMethods.attach('pm_card_mastercard', { customer });
    await ada.send('PUT', `/api/payments/methods/${card.id}/default`);
    expect((await resume(ada, id, 999)).status).toBe(200);
    const { data } = await app.stripe.charges.list({ customer, limit: 1 });
    expect(data[0]?.payment_method_details?.card?.brand).toBe('mastercard');
  });

  it('that ends with a declined card leaves the plan unpaid', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    await pause(ada, id, 1);
    await failingCard(app, ada, id);
    await app.advance(63 * DAY);
    expect(await ada.overview()).toMatchObject({
      ...{ state: 'past_due', openInvoice: { amountRemaining: 999 } },
    });
  });
});

describe('other changes', () => {
  it('cancelling before it begins ends the plan with the paid period, and resuming forgets the pause', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    await pause(ada, id, 2);
    await ada.send('DELETE', `/api/subscriptions/${id}`);
    expect(await ada.overview()).toMatchObject({
      ...{ state: 'ending', subscription: { pause: null } },
    });
    await ada.send('PATCH', `/api/subscriptions/${id}`, { cancelAtPeriodEnd: false });
    await app.advance(32 * DAY);
    expect(await chargesOf(app, ada)).toEqual([999, 999]);
  });

  it('cancelling while it lasts ends the plan at once', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    await pause(ada, id, 2);
    await app.advance(40 * DAY);
    await ada.send('DELETE', `/api/subscriptions/${id}`);
    expect(await ada.overview()).toMatchObject({ state: 'ended' });
    expect(await kinds(app)).toContain('billing-ended');
    await app.advance(90 * DAY);
    expect(await chargesOf(app, ada)).toEqual([999]);
    await ada.subscribe('premium');
    expect(await ada.overview()).toMatchObject({ entitlement: { plan: 'premium' } });
  });

  it('no plan can be chosen while one is paused or about to be', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    await pause(ada, id, 1);
    const change = () => ada.send('PATCH', `/api/subscriptions/${id}`, { planId: 'premium' });
    expect((await change()).status).toBe(409);
    await app.advance(40 * DAY);
    expect((await change()).status).toBe(409);
    const second = await ada.send('POST', '/api/subscriptions/create', { planId: 'premium' });
    expect(second.status).toBe(409);
  });
});

describe('a pause is refused', () => {
  it('for a yearly plan, a cancelled one, one that is about to change, and a paused one', async () => {
    const app = await openBillingApp();
    const [ada, eve] = [await app.join(), await app.join('eve')];
    const { id: yearly } = await ada.subscribe('annual');
    const put = (member: TestMember, id: string, amountDue = 999) =>
      member.send('PUT', path(id), { months: 1, amountDue });
    expect((await optionsOf(ada, yearly)).options).toEqual([]);
    expect((await put(ada, yearly, 19_999)).status).toBe(409);
    const { id } = await eve.subscribe('basic');
    await eve.send('DELETE', `/api/subscriptions/${id}`);
    expect((await put(eve, id)).status).toBe(409);
    await eve.send('PATCH', `/api/subscriptions/${id}`, { cancelAtPeriodEnd: false });
    await eve.send('PUT', `/api/subscriptions/${id}/scheduled-change`, {
      ...{ planId: 'premium', amountDue: 1999 },
    });
    expect((await put(eve, id)).status).toBe(409);
    await eve.send('DELETE', `/api/subscriptions/${id}/scheduled-change`);
    expect((await put(eve, id)).status).toBe(200);
    // A double click, and then another length.
    expect((await put(eve, id)).status).toBe(200);
    const longer = await eve.send('PUT', path(id), { months: 3, amountDue: 999 });
    expect(longer.status).toBe(409);
  });

  it('for another member’s plan, another amount, and any other length', async () => {
    const app = await openBillingApp();
    const [ada, eve] = [await app.join(), await app.join('eve')];
    const { id } = await ada.subscribe('basic');
    const send = (member: TestMember, body: object) => member.send('PUT', path(id), body);
    expect((await send(eve, { months: 1, amountDue: 999 })).status).toBe(404);
    expect((await eve.send('GET', path(id))).status).toBe(404);
    expect((await send(ada, { months: 1, amountDue: 1 })).status).toBe(409);
    expect((await send(ada, { months: 4, amountDue: 999 })).status).toBe(400);
    expect((await send(ada, { months: 0, amountDue: 999 })).status).toBe(400);
    await pause(ada, id, 1);
    await app.advance(40 * DAY);
    expect((await resume(eve, id, 999)).status).toBe(404);
    expect((await resume(ada, id, 0)).status).toBe(409);
    expect(await ada.overview()).toMatchObject({ state: 'paused' });
  });
});
