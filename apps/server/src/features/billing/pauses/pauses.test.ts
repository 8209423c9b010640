import { priceOf, shownPrice } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../testing/test-accounts.ts';
import { runHourlyJobs } from '../run-hourly-jobs.ts';
import { type BillingApp, openBillingApp, type TestMember } from '../testing/billing-app.ts';
import {
  chargesOf,
  mailKinds,
  movementsOf,
  openWithPlan,
  pause,
  pauseOptionsOf,
  pausePath,
  resume,
  useCard,
} from '../testing/plan-changes.ts';
import { openSecondProcess } from '../testing/second-process.ts';

const BASIC = priceOf('basic');
const PREMIUM = priceOf('premium');
const ANNUAL = priceOf('annual');
/** Discounts are rounded up. */
const HALF = Math.floor(BASIC / 2);

const DAY = 24 * 60 * 60_000;
const ENDS =
  'Your subscription no longer renews, and ends with your account. Past payments are not refunded.';

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
      expect(option.amountDue).toBe(BASIC);
      expect(subscription).toMatchObject({
        ...{ status: 'active', pause: { startsAt, endsAt }, nextPrice: BASIC },
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
      expect(await chargesOf(app, ada)).toEqual([BASIC]);
      await app.advance(2 * 60 * 60_000);
      expect(await ada.overview()).toMatchObject({
        ...{ state: 'active', entitlement: { plan: 'basic' }, subscription: { pause: null } },
      });
      expect(await chargesOf(app, ada)).toEqual([option.amountDue, BASIC]);
      await app.advance(31 * DAY);
      expect(await chargesOf(app, ada)).toEqual([BASIC, BASIC, BASIC]);
    },
  );

  it('is announced when it is planned, a week before it ends, and when it has ended', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    await app.mails();
    await pause(ada, id, 2);
    const [planned] = await app.mails();
    expect(planned?.kind).toBe('billing-pause-planned');
    expect(planned?.text).toContain(
      'You keep Basic Membership until 1 April 2040. From then until 1 June 2040 you are not charged',
    );
    expect(planned?.text).toContain(`and ${shownPrice('basic')} will be charged`);
    await app.advance(80 * DAY);
    const { context } = openSecondProcess(app);
    await runHourlyJobs(context);
    expect(await mailKinds(app)).toEqual([]);
    await app.advance(6 * DAY);
    await runHourlyJobs(context);
    await runHourlyJobs(context);
    expect(await mailKinds(app)).toEqual(['billing-pause-ending-soon']);
    await app.advance(8 * DAY);
    expect((await mailKinds(app)).toSorted()).toEqual(['billing-pause-ended', 'billing-receipt']);
  });

  it('is no revenue while it lasts', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    await pause(ada, id, 1);
    expect(await movementsOf(app)).toHaveLength(1);
    await app.advance(35 * DAY);
    await app.advance(35 * DAY);
    expect(await movementsOf(app)).toMatchObject([
      { kind: 'new', change_minor: 12 * BASIC },
      { kind: 'cancelled', change_minor: -12 * BASIC },
      { kind: 'reactivation', change_minor: 12 * BASIC },
    ]);
  });

  it('can be undone before it begins, for nothing', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    await pause(ada, id, 3);
    expect((await pauseOptionsOf(ada, id)).resumeDue).toBe(0);
    const undone = await resume(ada, id, 0);
    expect(undone).toMatchObject({ status: 200, body: { pause: null } });
    await app.advance(32 * DAY);
    expect(await chargesOf(app, ada)).toEqual([BASIC, BASIC]);
  });

  it('can be ended early for what was shown, once, and the next payment is a month later', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    await pause(ada, id, 3);
    await app.advance(40 * DAY);
    await app.stripe.customers.createBalanceTransaction(await ada.customerId(), {
      ...{ amount: -200, currency: 'usd' },
    });
    const { resumeDue } = await pauseOptionsOf(ada, id);
    expect(resumeDue).toBe(BASIC - 200);
    const both = await Promise.all([resume(ada, id, BASIC - 200), resume(ada, id, BASIC - 200)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await ada.overview()).toMatchObject({
      ...{
        state: 'active',
        entitlement: { plan: 'basic' },
        subscription: { pause: null, credit: 0 },
      },
    });
    expect(await chargesOf(app, ada)).toEqual([BASIC - 200, BASIC]);
    await app.advance(29 * DAY);
    expect(await chargesOf(app, ada)).toHaveLength(2);
    await app.advance(3 * DAY);
    expect(await chargesOf(app, ada)).toEqual([BASIC, BASIC - 200, BASIC]);
  });

  it('goes on if the card is declined', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    await pause(ada, id, 2);
    await app.advance(40 * DAY);
    await useCard(app, ada, id, 'pm_card_chargeCustomerFail');
    expect((await resume(ada, id, BASIC)).status).toBe(402);
    expect(await ada.overview()).toMatchObject({
      ...{ state: 'paused', subscription: { pause: {} }, openInvoice: null },
    });
    expect(await chargesOf(app, ada)).toEqual([BASIC]);
  });

  it('keeps the card that pays when it ends, and a card that is chosen meanwhile pays', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    await pause(ada, id, 1);
    await app.advance(40 * DAY);
    const [old] = (await ada.send<{ id: string }[]>('GET', '/api/payments/methods')).body;
    const removed = await ada.send('DELETE', `/api/payments/methods/${old?.id}`);
    expect(removed.status).toBe(409);
    const customer = await ada.customerId();
    const card = await app.stripe.paymentMethods.attach('pm_card_mastercard', { customer });
    await ada.send('PUT', `/api/payments/methods/${card.id}/default`);
    expect((await resume(ada, id, BASIC)).status).toBe(200);
    const { data } = await app.stripe.charges.list({ customer, limit: 1 });
    expect(data[0]?.payment_method_details?.card?.brand).toBe('mastercard');
  });

  it('that ends with a declined card leaves the plan unpaid', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    await pause(ada, id, 1);
    await useCard(app, ada, id, 'pm_card_chargeCustomerFail');
    await app.advance(63 * DAY);
    expect(await ada.overview()).toMatchObject({
      ...{ state: 'past_due', openInvoice: { amountRemaining: BASIC } },
    });
  });
});

describe('other changes', () => {
  it('cancelling before it begins ends the plan with the paid period, and resuming forgets the pause', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    await pause(ada, id, 2);
    await ada.send('DELETE', `/api/subscriptions/${id}`);
    expect(await ada.overview()).toMatchObject({
      ...{ state: 'ending', subscription: { pause: null } },
    });
    await ada.send('PATCH', `/api/subscriptions/${id}`, { cancelAtPeriodEnd: false });
    await app.advance(32 * DAY);
    expect(await chargesOf(app, ada)).toEqual([BASIC, BASIC]);
  });

  it('cancelling while it lasts ends the plan at once', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    await pause(ada, id, 2);
    await app.advance(40 * DAY);
    await ada.send('DELETE', `/api/subscriptions/${id}`);
    expect(await ada.overview()).toMatchObject({ state: 'ended' });
    expect(await mailKinds(app)).toContain('billing-ended');
    await app.advance(90 * DAY);
    expect(await chargesOf(app, ada)).toEqual([BASIC]);
    await ada.subscribe('premium');
    expect(await ada.overview()).toMatchObject({ entitlement: { plan: 'premium' } });
  });

  it('no plan can be chosen while one is paused or about to be', async () => {
    const { app, ada, id } = await openWithPlan('basic');
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
    const put = (member: TestMember, id: string, amountDue = BASIC) =>
      member.send('PUT', pausePath(id), { months: 1, amountDue });
    expect((await pauseOptionsOf(ada, yearly)).options).toEqual([]);
    expect((await put(ada, yearly, ANNUAL)).status).toBe(409);
    const { id } = await eve.subscribe('basic');
    await eve.send('DELETE', `/api/subscriptions/${id}`);
    expect((await put(eve, id)).status).toBe(409);
    await eve.send('PATCH', `/api/subscriptions/${id}`, { cancelAtPeriodEnd: false });
    await eve.send('PUT', `/api/subscriptions/${id}/scheduled-change`, {
      ...{ planId: 'premium', amountDue: PREMIUM },
    });
    expect((await put(eve, id)).status).toBe(409);
    await eve.send('DELETE', `/api/subscriptions/${id}/scheduled-change`);
    expect((await put(eve, id)).status).toBe(200);
    // A double click, and then another length.
    expect((await put(eve, id)).status).toBe(200);
    const longer = await eve.send('PUT', pausePath(id), { months: 3, amountDue: BASIC });
    expect(longer.status).toBe(409);
  });

  it('for another member’s plan, another amount, and any other length', async () => {
    const app = await openBillingApp();
    const [ada, eve] = [await app.join(), await app.join('eve')];
    const { id } = await ada.subscribe('basic');
    const send = (member: TestMember, body: object) => member.send('PUT', pausePath(id), body);
    expect((await send(eve, { months: 1, amountDue: BASIC })).status).toBe(404);
    expect((await eve.send('GET', pausePath(id))).status).toBe(404);
    expect((await send(ada, { months: 1, amountDue: 1 })).status).toBe(409);
    expect((await send(ada, { months: 4, amountDue: BASIC })).status).toBe(400);
    expect((await send(ada, { months: 0, amountDue: BASIC })).status).toBe(400);
    await pause(ada, id, 1);
    await app.advance(40 * DAY);
    expect((await resume(eve, id, BASIC)).status).toBe(404);
    expect((await resume(ada, id, 0)).status).toBe(409);
    expect(await ada.overview()).toMatchObject({ state: 'paused' });
  });
});

describe('near the end of a period', () => {
  const MINUTE = 60_000;
  const TRY_LATER = 'Your plan is being billed at this time, so please try again in two hours.';

  it('a plan can be paused until ten minutes before, and again after the payment', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    const { options } = await pauseOptionsOf(ada, id);
    const end = Date.parse(options[0]?.startsAt ?? '');
    const put = () =>
      ada.send('PUT', pausePath(id), { months: 1, amountDue: options[0]?.amountDue });
    await app.advance(end - app.site.clock.now().getTime() - 9 * MINUTE);
    expect(await pauseOptionsOf(ada, id)).toMatchObject({ options: [], obstacle: 'billed' });
    const refused = await put();
    expect([refused.status, refused.body.error.message]).toEqual([409, TRY_LATER]);
    // Stripe keeps the invoice as a draft for an hour.
    await app.advance(30 * MINUTE);
    expect(await pauseOptionsOf(ada, id)).toMatchObject({ options: [], obstacle: 'billed' });
    expect((await put()).status).toBe(409);
    await app.advance(90 * MINUTE);
    expect((await put()).status).toBe(200);
    expect(await chargesOf(app, ada)).toEqual([BASIC, BASIC]);
  });

  it('a planned pause stays, and one that is about to end is charged once', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    const { option } = await pause(ada, id, 1);
    const until = (iso: string) => Date.parse(iso) - app.site.clock.now().getTime();
    await app.advance(until(option.startsAt) - 5 * MINUTE);
    expect((await resume(ada, id, 0)).status).toBe(409);
    await app.advance(until(option.endsAt) - 5 * MINUTE);
    expect(await pauseOptionsOf(ada, id)).toMatchObject({ obstacle: 'billed' });
    expect((await resume(ada, id, BASIC)).status).toBe(409);
    await app.advance(2 * 60 * MINUTE);
    expect(await ada.overview()).toMatchObject({ state: 'active', subscription: { pause: null } });
    expect(await chargesOf(app, ada)).toEqual([BASIC, BASIC]);
  });
});

describe('a discount for one payment', () => {
  async function discountOnce(app: BillingApp, id: string) {
    const coupon = await app.stripe.coupons.create({ percent_off: 50, duration: 'once' });
    await app.stripe.subscriptions.update(id, { discounts: [{ coupon: coupon.id }] });
    await app.settle();
  }

  it('is not used up: the plan can be paused after that payment', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    await discountOnce(app, id);
    expect(await pauseOptionsOf(ada, id)).toMatchObject({ options: [], obstacle: 'discount' });
    const refused = await ada.send('PUT', pausePath(id), { months: 1, amountDue: BASIC });
    expect(refused.status).toBe(409);
    await app.advance(32 * DAY);
    expect(await chargesOf(app, ada)).toEqual([HALF, BASIC]);
    const { option } = await pause(ada, id, 1);
    await app.advance(70 * DAY);
    expect((await chargesOf(app, ada)).slice(-3)).toEqual([option.amountDue, HALF, BASIC]);
  });

  it('that is given while a pause is planned reduces the payment that is voided, as shown', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    await pause(ada, id, 1);
    await discountOnce(app, id);
    expect((await ada.overview()).subscription).toMatchObject({ nextPrice: BASIC });
    await app.advance(64 * DAY);
    expect(await chargesOf(app, ada)).toEqual([BASIC, BASIC]);
  });

  it('that is given while a plan is paused reduces what is charged for resuming, as shown', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    await pause(ada, id, 2);
    await app.advance(40 * DAY);
    await discountOnce(app, id);
    expect((await ada.overview()).subscription).toMatchObject({ nextPrice: BASIC });
    const { resumeDue } = await pauseOptionsOf(ada, id);
    expect((await resume(ada, id, resumeDue ?? 0)).status).toBe(200);
    expect(await chargesOf(app, ada)).toEqual([resumeDue, BASIC]);
  });
});

describe('deleting the account', () => {
  const consequencesOf = async (member: TestMember) =>
    (await member.send<{ consequences: string[] }>('GET', '/api/users/me/deletion')).body
      .consequences;
  const remove = (member: TestMember) =>
    member.send('DELETE', '/api/users/me', { password: PASSWORD });

  it('undoes a planned pause, so that a member who stays and resumes is not paused', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    await pause(ada, id, 2);
    expect(await consequencesOf(ada)).toContain(ENDS);
    expect((await remove(ada)).status).toBe(200);
    const mails = await app.site.deliver();
    expect(mails.find(({ kind }) => kind === 'deletion-requested')?.text).toContain(ENDS);
    const remote = await app.stripe.subscriptions.retrieve(id);
    expect(remote).toMatchObject({ cancel_at_period_end: true, pause_collection: null });
  });

  it('ends a paused plan at once, and says so', async () => {
    const { app, ada, id } = await openWithPlan('basic');
    await pause(ada, id, 2);
    await app.advance(40 * DAY);
    const text = 'Your paused subscription ends at once.';
    expect((await consequencesOf(ada)).join()).toContain(text);
    expect((await remove(ada)).status).toBe(200);
    const mails = await app.site.deliver();
    expect(mails.find(({ kind }) => kind === 'deletion-requested')?.text).toContain(text);
    expect((await app.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  });
});
