import type { Subscription } from '@rostra/contract';
import { formatMoney } from '@rostra/contract';
import { priceOf, shownPrice } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { openBillingApp, type TestMember } from '../testing/billing-app.ts';
import {
  chargesOf,
  mailKinds,
  movementsOf,
  openWithPlan,
  schedule,
  schedulePath,
  useCard,
} from '../testing/plan-changes.ts';

const BASIC = priceOf('basic');
const PREMIUM = priceOf('premium');
const ANNUAL = priceOf('annual');

const DAY = 24 * 60 * 60_000;

const undo = (member: TestMember, id: string) =>
  member.send<Subscription>('DELETE', schedulePath(id));

describe('a change at the end of the period', () => {
  it.each([
    ['premium', 'basic', 31],
    ['annual', 'basic', 366],
    ['annual', 'premium', 366],
    ['basic', 'annual', 31],
  ])('from %s to %s charges what was shown when it takes effect', async (from, to, days) => {
    const { app, ada, id } = await openWithPlan(from);
    await app.advance(5 * DAY);
    const { shown, subscription } = await schedule(ada, id, to);
    const before = await chargesOf(app, ada);
    expect(subscription).toMatchObject({
      planId: from,
      scheduledChange: { planId: to, at: shown.at },
      nextPrice: shown.price,
      currentPeriodEnd: shown.at,
    });
    expect(await ada.overview()).toMatchObject({ state: 'active', entitlement: { plan: from } });
    await app.advance((days - 5) * DAY + DAY);
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      entitlement: { plan: to },
      subscription: { planId: to, scheduledChange: null, credit: 0 },
    });
    const after = await chargesOf(app, ada);
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toBe(shown.amountDue);
  });

  it('is refused during a trial, which stays as it is', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.send('POST', '/api/payments/setup-intent');
    const { id, trial_end } = await app.stripe.subscriptions.create({
      customer: await ada.customerId(),
      items: [{ price: 'price_premium' }],
      trial_period_days: 3,
    });
    await app.settle();
    const refused = await ada.send('POST', `${schedulePath(id)}/preview`, { planId: 'basic' });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'This subscription cannot be changed',
    ]);
    const body = { planId: 'basic', priceId: 'price_basic', amountDue: BASIC };
    expect((await ada.send('PUT', schedulePath(id), body)).status).toBe(409);
    const unchanged = await app.stripe.subscriptions.retrieve(id);
    expect(unchanged).toMatchObject({ trial_end, schedule: null });
  });

  it('counts as contraction when it takes effect, and is announced by mail both times', async () => {
    const { app, ada } = await openWithPlan('premium', 'basic');
    expect((await movementsOf(app)).map(({ kind }) => kind)).toEqual(['new']);
    const [mail] = (await app.mails()).filter(({ kind }) => kind === 'billing-change-scheduled');
    expect(mail?.text).toContain(
      'You keep Premium Membership until 1 April 2040. On that day you change to Basic Membership.',
    );
    expect(mail?.text).toContain(`${shownPrice('basic')} will be charged on 1 April 2040.`);
    await app.advance(32 * DAY);
    expect((await movementsOf(app)).at(-1)).toEqual({
      ...{ kind: 'contraction', change_minor: 12 * (BASIC - PREMIUM) },
      ...{ plan_before: 'premium', plan_after: 'basic' },
    });
    expect(await mailKinds(app)).toContain('billing-plan-changed');
    // The schedule ends by itself, and the plan goes on.
    await app.advance(62 * DAY);
    expect(await chargesOf(app, ada)).toEqual([BASIC, BASIC, BASIC, PREMIUM]);
  });

  it('uses the credit and the discount as shown', async () => {
    const { app, ada, id } = await openWithPlan('premium');
    const customer = await ada.customerId();
    await app.stripe.customers.createBalanceTransaction(customer, {
      ...{ amount: -300, currency: 'usd' },
    });
    const coupon = await app.stripe.coupons.create({ percent_off: 50, duration: 'forever' });
    await app.stripe.subscriptions.update(id, { discounts: [{ coupon: coupon.id }] });
    await app.settle();
    const { shown } = await schedule(ada, id, 'basic');
    const discount = Math.round(BASIC / 2);
    expect(shown).toMatchObject({
      price: BASIC,
      discount,
      creditUsed: 300,
      amountDue: BASIC - discount - 300,
    });
    expect((await ada.overview()).subscription).toMatchObject({
      nextPrice: BASIC - discount,
      credit: 300,
    });
    await app.advance(32 * DAY);
    expect((await chargesOf(app, ada))[0]).toBe(BASIC - discount - 300);
    await app.advance(31 * DAY);
    expect((await chargesOf(app, ada))[0]).toBe(BASIC - discount);
  });

  it.each([
    [300, BASIC + 300],
    [-300, BASIC - 300],
    // Stripe charges no less than half a dollar, and carries the rest over.
    [19 - BASIC, 0],
  ])('charges what was shown with a balance of %i', async (amount, amountDue) => {
    const { app, ada, id } = await openWithPlan('premium');
    const customer = await ada.customerId();
    await app.stripe.customers.createBalanceTransaction(customer, { amount, currency: 'usd' });
    await app.settle();
    const { shown } = await schedule(ada, id, 'basic');
    expect(shown).toMatchObject({ price: BASIC, debit: Math.max(0, amount), amountDue });
    const [mail] = (await app.mails()).filter(({ kind }) => kind === 'billing-change-scheduled');
    expect(mail?.text).toContain(`${formatMoney(amountDue, 'usd')} will be charged`);
    await app.advance(32 * DAY);
    expect(await chargesOf(app, ada)).toEqual(amountDue === 0 ? [PREMIUM] : [amountDue, PREMIUM]);
  });

  it('can be undone, and scheduled again', async () => {
    const { app, ada, id } = await openWithPlan('premium');
    for (let round = 0; round < 2; round += 1) {
      await schedule(ada, id, 'basic');
      const undone = await undo(ada, id);
      expect(undone).toMatchObject({
        status: 200,
        body: { scheduledChange: null, nextPrice: PREMIUM },
      });
      app.site.clock.advance(1000);
    }
    expect(await undo(ada, id)).toMatchObject({ status: 200, body: { scheduledChange: null } });
    const sent = await mailKinds(app);
    expect(sent.filter((kind) => kind === 'billing-change-scheduled')).toHaveLength(2);
    expect(sent.filter((kind) => kind === 'billing-change-undone')).toHaveLength(2);
    await app.advance(32 * DAY);
    expect(await chargesOf(app, ada)).toEqual([PREMIUM, PREMIUM]);
    expect((await movementsOf(app)).map(({ kind }) => kind)).toEqual(['new']);
  });

  it('can be replaced by a change to another plan', async () => {
    const { app, ada, id } = await openWithPlan('annual', 'premium');
    const { subscription } = await schedule(ada, id, 'basic');
    expect(subscription.scheduledChange).toMatchObject({ planId: 'basic' });
    await app.advance(367 * DAY);
    expect(await chargesOf(app, ada)).toEqual([BASIC, ANNUAL]);
  });

  it('can follow another one, while the schedule of the first still manages the subscription', async () => {
    const { app, ada, id } = await openWithPlan('annual', 'premium');
    await app.advance(370 * DAY);
    await schedule(ada, id, 'basic');
    await app.advance(31 * DAY);
    expect(await chargesOf(app, ada)).toEqual([BASIC, PREMIUM, ANNUAL]);
  });
});

describe('other changes while one is scheduled', () => {
  it('cancelling drops it, and resuming keeps the plan', async () => {
    const { app, ada, id } = await openWithPlan('premium', 'basic');
    const cancelled = await ada.send<Subscription>('DELETE', `/api/subscriptions/${id}`);
    expect(cancelled.body).toMatchObject({ cancelAtPeriodEnd: true, scheduledChange: null });
    await ada.send('PATCH', `/api/subscriptions/${id}`, { cancelAtPeriodEnd: false });
    expect((await ada.overview()).subscription).toMatchObject({
      ...{ planId: 'premium', scheduledChange: null, cancelAtPeriodEnd: false },
    });
    expect(await mailKinds(app)).not.toContain('billing-change-undone');
    await app.advance(32 * DAY);
    expect(await chargesOf(app, ada)).toEqual([PREMIUM, PREMIUM]);
  });

  it('cancelling after it took effect works although the schedule has not ended', async () => {
    const { app, ada, id } = await openWithPlan('premium', 'basic');
    await app.advance(32 * DAY);
    await ada.send('DELETE', `/api/subscriptions/${id}`);
    expect(await ada.overview()).toMatchObject({ state: 'ending' });
    await app.advance(31 * DAY);
    expect(await ada.overview()).toMatchObject({ state: 'ended' });
    expect(await chargesOf(app, ada)).toEqual([BASIC, PREMIUM]);
  });

  it('an upgrade takes effect at once and drops it', async () => {
    const { app, ada, id } = await openWithPlan('premium', 'basic');
    const changed = await ada.send<Subscription>('PATCH', `/api/subscriptions/${id}`, {
      planId: 'annual',
    });
    expect(changed.body).toMatchObject({ planId: 'annual', scheduledChange: null });
    await app.advance(60 * DAY);
    expect(await ada.overview()).toMatchObject({ entitlement: { plan: 'annual' } });
  });

  it('a declined upgrade keeps it', async () => {
    const { app, ada, id } = await openWithPlan('premium', 'basic');
    await useCard(app, ada, id, 'pm_card_chargeCustomerFail');
    const declined = await ada.send('PATCH', `/api/subscriptions/${id}`, { planId: 'annual' });
    expect(declined.status).toBe(402);
    expect((await ada.overview()).subscription).toMatchObject({
      ...{ planId: 'premium', scheduledChange: { planId: 'basic' } },
    });
  });

  it('a code is refused', async () => {
    const { ada } = await openWithPlan('premium', 'basic');
    const refused = await ada.send('POST', '/api/subscriptions/code/preview', { code: 'SPRING' });
    expect(refused).toMatchObject({ status: 409 });
  });
});

describe('a change is refused', () => {
  it('for another member’s subscription, without changing it', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const eve = await app.join('eve');
    const { id } = await ada.subscribe('premium');
    await eve.subscribe('premium');
    const body = { planId: 'basic', amountDue: BASIC };
    expect((await eve.send('POST', `${schedulePath(id)}/preview`, body)).status).toBe(404);
    expect((await eve.send('PUT', schedulePath(id), body)).status).toBe(404);
    await schedule(ada, id, 'basic');
    expect((await undo(eve, id)).status).toBe(404);
    expect((await ada.overview()).subscription?.scheduledChange).not.toBeNull();
  });

  it('if it costs something else than was shown', async () => {
    const { ada, id } = await openWithPlan('premium');
    const body = { planId: 'basic', amountDue: BASIC - 1 };
    expect((await ada.send('PUT', schedulePath(id), body)).status).toBe(409);
    expect((await ada.overview()).subscription?.scheduledChange).toBeNull();
  });

  it('to the plan that the member has, an unknown one, and if the plan is cancelled or unpaid', async () => {
    const { ada, id } = await openWithPlan('basic');
    const put = (planId: string) =>
      ada.send('PUT', schedulePath(id), { planId, amountDue: PREMIUM });
    expect((await put('basic')).status).toBe(409);
    expect((await put('gold')).status).toBe(400);
    await ada.send('DELETE', `/api/subscriptions/${id}`);
    expect((await put('premium')).status).toBe(409);
  });
});

describe('never twice', () => {
  it('a double click and two tabs schedule one change', async () => {
    const { app, ada, id } = await openWithPlan('annual');
    const put = (planId: string, amountDue: number) =>
      ada.send<Subscription>('PUT', schedulePath(id), { planId, amountDue });
    const all = await Promise.all([
      put('basic', BASIC),
      put('basic', BASIC),
      put('premium', PREMIUM),
    ]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    await app.settle();
    const { data } = await app.stripe.subscriptionSchedules.list({
      customer: await ada.customerId(),
    });
    expect(data).toHaveLength(1);
    const planId = (await ada.overview()).subscription?.scheduledChange?.planId;
    await app.advance(367 * DAY);
    expect(await ada.overview()).toMatchObject({ subscription: { planId } });
    expect(await chargesOf(app, ada)).toHaveLength(2);
  });

  it('a change that was interrupted halfway costs nothing and can be repeated', async () => {
    const { app, ada, id } = await openWithPlan('premium');
    await app.stripe.subscriptionSchedules.create({ from_subscription: id });
    await app.settle();
    expect((await ada.overview()).subscription?.scheduledChange).toBeNull();
    await schedule(ada, id, 'basic');
    await app.advance(32 * DAY);
    expect(await chargesOf(app, ada)).toEqual([BASIC, PREMIUM]);
  });

  it('a renewal that fails leaves the new plan unpaid, and one payment is due', async () => {
    const { app, ada, id } = await openWithPlan('premium', 'basic');
    await useCard(app, ada, id, 'pm_card_chargeCustomerFail');
    await app.advance(32 * DAY);
    expect(await ada.overview()).toMatchObject({
      ...{ state: 'past_due', subscription: { planId: 'basic' } },
      openInvoice: { amountRemaining: BASIC },
    });
  });

  it('the card that is chosen after scheduling pays', async () => {
    const { app, ada } = await openWithPlan('premium', 'basic');
    const customer = await ada.customerId();
    const card = await app.stripe.paymentMethods.attach('pm_card_mastercard', { customer });
    const chosen = await ada.send('PUT', `/api/payments/methods/${card.id}/default`);
    expect(chosen.status).toBe(200);
    await app.advance(32 * DAY);
    const { data } = await app.stripe.charges.list({ customer, limit: 1 });
    expect(data[0]?.payment_method_details?.card?.brand).toBe('mastercard');
  });
});
