import type { CallOutput, ChangedSubscription, previewPlanChange } from '@rostra/contract';
import { formatMoney } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../testing/test-clock.ts';
import { openBillingApp, type TestMember } from '../testing/billing-app.ts';

const BASIC = priceOf('basic');
const PREMIUM = priceOf('premium');
const ANNUAL = priceOf('annual');

type Preview = CallOutput<typeof previewPlanChange>;

const preview = (member: TestMember, id: string, planId: string) =>
  member.send<Preview>('POST', `/api/subscriptions/${id}/preview`, { planId });
const patch = (member: TestMember, id: string, body: object) =>
  member.send<ChangedSubscription>('PATCH', `/api/subscriptions/${id}`, body);
const cancel = (member: TestMember, id: string, query = '') =>
  member.send('DELETE', `/api/subscriptions/${id}${query}`);

describe('changing the plan', () => {
  it('costs exactly what the preview said and sends one mail', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    await app.advance(10 * DAY);
    const { body: shown } = await preview(ada, id, 'premium');
    expect(shown).toMatchObject({ planId: 'premium', currency: 'usd', credit: 0, creditUsed: 0 });
    expect(
      shown.lines.map(({ planName, isProration, amount }) => [planName, isProration, amount > 0]),
    ).toEqual([
      ['Basic Membership', true, false],
      ['Premium Membership', true, true],
    ]);
    expect(shown.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(shown.amountDue);
    await app.advance(20 * 60_000);
    const changed = await patch(ada, id, {
      planId: 'premium',
      prorationDate: shown.prorationDate,
    });
    expect(changed).toMatchObject({ status: 200, body: { planId: 'premium', payment: null } });
    const customer = await ada.customerId();
    const invoices = await ada.send<{ amountPaid: number }[]>(
      'GET',
      `/api/invoices/customer/${customer}`,
    );
    expect(invoices.body[0]?.amountPaid).toBe(shown.amountDue);
    await app.settle();
    expect((await app.mails()).map(({ kind }) => kind).sort()).toEqual([
      'billing-plan-changed',
      'billing-receipt',
      'billing-receipt',
    ]);
  });

  it('requested twice with the same preview is one change and one charge', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    await app.advance(DAY);
    const { body } = await preview(ada, id, 'premium');
    const change = { planId: 'premium', prorationDate: body.prorationDate };
    const responses = await Promise.all([1, 2, 3].map(() => patch(ada, id, change)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const charges = (await app.stripe.charges.list()).data;
    expect(charges.map(({ amount }) => amount).sort()).toEqual([BASIC, body.amountDue].sort());
  });

  it.each([
    ['basic', 'annual'],
    ['annual', 'basic'],
    ['premium', 'basic'],
  ])('from %s to %s and back', async (from, to) => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe(from);
    await app.advance(5 * DAY);
    for (const planId of [to, from]) {
      const { body: shown } = await preview(ada, id, planId);
      const changed = await patch(ada, id, { planId, prorationDate: shown.prorationDate });
      expect(changed).toMatchObject({ status: 200, body: { planId, status: 'active' } });
      expect(await ada.overview()).toMatchObject({ entitlement: { plan: planId } });
      await app.advance(DAY);
    }
  });

  it.each([
    ['annual', 'basic'],
    ['annual', 'premium'],
    ['basic', 'annual'],
    ['basic', 'premium'],
    ['premium', 'basic'],
  ])('from %s to %s starts a new period and leaves the previewed credit', async (from, to) => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe(from);
    await app.advance(12 * DAY);
    const { body: shown } = await preview(ada, id, to);
    const { prorationDate, credit, currency, nextPaymentAt } = shown;
    await patch(ada, id, { planId: to, prorationDate });
    expect((await ada.overview()).subscription).toMatchObject({
      currentPeriodEnd: nextPaymentAt,
      credit,
      currency,
    });
    expect(credit > 0).toBe(shown.amountDue === 0);
  });

  it('uses the credit of an earlier change, and the mail says so', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('annual');
    const { body: down } = await preview(ada, id, 'basic');
    await patch(ada, id, { planId: 'basic', prorationDate: down.prorationDate });
    expect(down).toMatchObject({ amountDue: 0, creditUsed: 0, credit: ANNUAL - BASIC });
    await app.settle();
    const sentMail = (await app.mails()).find(({ kind }) => kind === 'billing-plan-changed');
    expect(sentMail?.text).toContain(
      `Your credit of ${formatMoney(ANNUAL - BASIC, 'usd')} covers it, so your card will not be charged.`,
    );
    const { body: up } = await preview(ada, id, 'premium');
    expect(up).toMatchObject({
      amountDue: 0,
      creditUsed: PREMIUM - BASIC,
      credit: ANNUAL - PREMIUM,
    });
    await patch(ada, id, { planId: 'premium', prorationDate: up.prorationDate });
    expect((await ada.overview()).subscription?.credit).toBe(ANNUAL - PREMIUM);
    await app.advance(32 * DAY);
    expect((await ada.overview()).subscription?.credit).toBe(ANNUAL - 2 * PREMIUM);
  });

  it('to a smaller plan credits the next payment, and the mail says so', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('premium');
    await app.advance(20 * DAY);
    const { body: shown } = await preview(ada, id, 'basic');
    await patch(ada, id, { planId: 'basic', prorationDate: shown.prorationDate });
    await app.settle();
    const sentMail = (await app.mails()).find(({ kind }) => kind === 'billing-plan-changed');
    const rest = formatMoney(BASIC - shown.credit, 'usd');
    expect(sentMail?.text).toContain(`will be used first, so only ${rest} will be charged.`);
    await app.advance(15 * DAY);
    const charges = (await app.stripe.charges.list()).data;
    expect(charges.map(({ amount }) => amount)).toContain(BASIC - shown.credit);
    expect((await ada.overview()).subscription?.credit).toBe(0);
  });

  it('keeps the old plan if the card is declined', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    await app.advance(DAY);
    const { body: shown } = await preview(ada, id, 'annual');
    await app.control('faults', { kind: 'fail_payment', declineCode: 'insufficient_funds' });
    const change = { planId: 'annual', prorationDate: shown.prorationDate };
    expect(await patch(ada, id, change)).toMatchObject({
      status: 402,
      body: { error: { code: 'payment_failed', details: { reason: 'insufficient_funds' } } },
    });
    await app.settle();
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      subscription: { planId: 'basic' },
      openInvoice: null,
    });
    // The same request replays the decline; a new preview allows a new attempt.
    expect((await patch(ada, id, change)).status).toBe(402);
    await app.advance(60_000);
    const { body: again } = await preview(ada, id, 'annual');
    expect(
      await patch(ada, id, { planId: 'annual', prorationDate: again.prorationDate }),
    ).toMatchObject({ status: 200, body: { planId: 'annual' } });
  });

  it('that needs 3-D Secure takes effect once it is confirmed', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const started = await ada.start('basic');
    await app.finish3ds(await app.confirm(started.payment, 'pm_card_authenticationRequired'), true);
    await app.settle();
    await app.advance(DAY);
    const changed = await patch(ada, started.id, { planId: 'premium' });
    expect(changed).toMatchObject({
      status: 200,
      body: { planId: 'basic', payment: { kind: 'payment' } },
    });
    const secret = changed.body.payment?.clientSecret ?? '';
    const intent = await app.stripe.paymentIntents.retrieve(secret.split('_secret_')[0] ?? '');
    await app.finish3ds(intent, true);
    await app.settle();
    expect(await ada.overview()).toMatchObject({ entitlement: { plan: 'premium' } });
  });

  it('rejects invalid changes', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe('basic');
    await app.advance(2 * HOUR);
    expect((await preview(ada, id, 'basic')).status).toBe(409);
    expect((await preview(ada, id, 'gold')).status).toBe(400);
    expect((await patch(ada, id, {})).status).toBe(400);
    expect((await patch(ada, id, { planId: 'annual', cancelAtPeriodEnd: true })).status).toBe(400);
    const now = Math.floor(app.site.clock.now().getTime() / 1000);
    for (const prorationDate of [now - 2 * 3600, now + 3600]) {
      expect((await patch(ada, id, { planId: 'annual', prorationDate })).status).toBe(409);
    }
    await cancel(ada, id);
    expect((await patch(ada, id, { planId: 'annual' })).status).toBe(409);
    await cancel(ada, id, '?immediately=true');
    expect((await patch(ada, id, { planId: 'annual' })).status).toBe(409);
    expect((await preview(ada, id, 'annual')).status).toBe(409);
  });
});

describe('cancelling', () => {
  it('takes effect at period end, can be undone until then, and sends one mail each time', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id, currentPeriodEnd } = await ada.subscribe();
    for (let again = 0; again < 2; again += 1) {
      expect(await cancel(ada, id)).toMatchObject({
        status: 200,
        body: { cancelAtPeriodEnd: true, endsAt: currentPeriodEnd, status: 'active' },
      });
    }
    expect(await ada.overview()).toMatchObject({
      state: 'ending',
      entitlement: { plan: 'basic', until: currentPeriodEnd },
    });
    expect(await patch(ada, id, { cancelAtPeriodEnd: false })).toMatchObject({
      status: 200,
      body: { cancelAtPeriodEnd: false, endsAt: null },
    });
    expect((await ada.overview()).state).toBe('active');
    await app.advance(HOUR);
    expect((await patch(ada, id, { cancelAtPeriodEnd: true })).status).toBe(200);
    await app.advance(29 * DAY);
    expect((await ada.overview()).state).toBe('ending');
    await app.advance(4 * DAY);
    expect(await ada.overview()).toMatchObject({ state: 'ended', entitlement: null });
    expect((await patch(ada, id, { cancelAtPeriodEnd: false })).status).toBe(409);
    expect((await cancel(ada, id)).body).toMatchObject({ status: 'canceled' });
    expect((await app.mails()).map(({ kind }) => kind)).toEqual([
      'billing-receipt',
      'billing-ending',
      'billing-ending',
      'billing-ended',
    ]);
    await ada.subscribe('premium');
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      entitlement: { plan: 'premium' },
    });
  });

  it('immediately ends the plan', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe();
    expect(await cancel(ada, id, '?immediately=true')).toMatchObject({
      status: 200,
      body: { status: 'canceled', cancelAtPeriodEnd: false },
    });
    expect(await ada.overview()).toMatchObject({ state: 'ended', entitlement: null });
    expect((await cancel(ada, id, '?immediately=maybe')).status).toBe(400);
  });

  it('an unpaid subscription ends it immediately', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.start();
    expect((await cancel(ada, id)).status).toBe(200);
    expect(await ada.overview()).toMatchObject({ entitlement: null });
    expect((await ada.start('premium')).id).not.toBe(id);
  });

  it('at Stripe, at period end or on a date, shows here and can be undone here', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe();
    const day = Math.floor(app.site.clock.now().getTime() / 1000) + 5 * 86_400;
    for (const end of [{ cancel_at_period_end: true }, { cancel_at: day }]) {
      await app.stripe.subscriptions.update(id, end);
      await app.settle();
      expect((await ada.overview()).state).toBe('ending');
      expect((await patch(ada, id, { cancelAtPeriodEnd: false })).status).toBe(200);
      expect(await ada.overview()).toMatchObject({
        state: 'active',
        subscription: { endsAt: null },
      });
    }
  });
});
