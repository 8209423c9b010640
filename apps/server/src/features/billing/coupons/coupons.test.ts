import { randomUUID } from 'node:crypto';
import type {
  AuthResponse,
  ChangedSubscription,
  ClosingTotals,
  CodePreview,
  Coupon,
  ErrorEnvelope,
  NewCoupon,
  Payment,
  Subscription,
} from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { PASSWORD } from '../../../testing/test-accounts.ts';
import { DAY, HOUR } from '../../../testing/test-clock.ts';
import { deletePaymentData } from '../payment-account/payment-account.repo.ts';
import { openBillingApp, type TestMember } from '../testing/billing-app.ts';
import { openSecondProcess } from '../testing/second-process.ts';
import { tidyPromotions } from './manage/tidy-promotions.ts';

const BASIC = priceOf('basic');
const PREMIUM = priceOf('premium');
/** Of 20%. */
const DISCOUNT = Math.round(0.2 * BASIC);
const REDUCED = BASIC - DISCOUNT;

const STUDENTS = {
  code: 'students-20',
  name: 'Students',
  percentOff: 20,
  amountOffMinor: null,
  currency: null,
  duration: 'forever',
  months: null,
  planIds: null,
  lastDay: null,
  maxUses: null,
} as const;

const STRIPE_DOWN = { kind: 'drop', when: 'before', times: 1000 };

async function open() {
  const app = await openBillingApp();
  await joinAs(app.site, 'tom', 'treasurer');
  let session: { jwt: string; at: number } | undefined;
  const tokenOf = async () => {
    const now = app.site.clock.now().getTime();
    if (!session || now - session.at > HOUR) {
      session = { jwt: (await app.site.logIn('tom', PASSWORD)).body.jwt, at: now };
    }
    return session.jwt;
  };
  const studio = async <T>(method: 'GET' | 'POST', path: string, body?: object) =>
    app.site.send<T>(method, `/api/studio/${path}`, body, { token: await tokenOf() });
  const list = async () => (await studio<{ data: Coupon[] }>('GET', 'coupons')).body.data;
  const create = (changes: Partial<NewCoupon> = {}) =>
    studio<ErrorEnvelope>('POST', 'coupons', { ...STUDENTS, key: randomUUID(), ...changes });
  const retire = (id: string) => studio('POST', `coupons/${id}/retire`);
  return { app, studio, list, create, retire };
}

const preview = <T = CodePreview>(member: TestMember, code: string, planId?: string) =>
  member.send<T>('POST', '/api/subscriptions/code/preview', { code, ...(planId && { planId }) });

const problemOf = async (member: TestMember, code: string, planId = 'basic') => {
  const { status, body } = await preview<Partial<ErrorEnvelope>>(member, code, planId);
  return [status, body.error?.message];
};

const start = <T = ChangedSubscription>(member: TestMember, body: object) =>
  member.send<T>('POST', '/api/subscriptions/create', { planId: 'basic', ...body });

const chargesOf = async ({ app }: Awaited<ReturnType<typeof open>>, member: TestMember) =>
  (await app.stripe.charges.list({ customer: await member.customerId(), limit: 100 })).data
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount }) => amount)
    .reverse();

describe('a coupon', () => {
  it('costs what the preview says, at the start, at each renewal and in the books', async () => {
    const site = await open();
    const { app, studio, create, list } = site;
    expect((await create()).status).toBe(200);
    const ada = await app.join('ada');
    const { body: shown } = await preview(ada, ' Students – 20 ', 'basic');
    expect(shown).toMatchObject({
      code: 'STUDENTS-20',
      price: BASIC,
      discount: DISCOUNT,
      amountDue: REDUCED,
      chargedAt: null,
    });
    const { body: started } = await start(ada, {
      code: 'students-20',
      shown: { priceMinor: BASIC, currency: 'usd', interval: 'month', amountDue: REDUCED },
    });
    await app.confirm(started.payment);
    await app.settle();
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      subscription: {
        price: BASIC,
        nextPrice: REDUCED,
        discount: { name: 'Students', percentOff: 20 },
      },
    });
    await app.advance(31 * DAY);
    await app.advance(2 * HOUR);
    expect(await chargesOf(site, ada)).toEqual([REDUCED, REDUCED]);
    expect(await list()).toMatchObject([{ code: 'STUDENTS-20', uses: 1, state: 'active' }]);

    const payments = await studio<{ data: Payment[] }>('GET', 'money/payments');
    expect(payments.body.data).toMatchObject([
      { amount: REDUCED, discount: DISCOUNT },
      { amount: REDUCED, discount: DISCOUNT },
    ]);
    const closing = await studio<{ data: ClosingTotals[] }>('GET', 'money/closing?month=2040-03');
    expect(closing.body.data).toMatchObject([
      { payments: REDUCED, discounts: DISCOUNT, total: REDUCED },
    ]);
    const actions = await app.site.deps.db.queries
      .selectFrom('audit_log')
      .select(['action', 'target_id', 'after'])
      .where('action', 'in', ['coupon.create', 'coupon.retire'])
      .execute();
    expect(actions).toMatchObject([{ action: 'coupon.create', target_id: 'STUDENTS-20' }]);
    expect(JSON.parse(actions[0]?.after ?? '')).toMatchObject({ discount: '20%' });
  });

  it.each([
    ['once', null, [BASIC - 500, BASIC, BASIC, BASIC]],
    ['repeating', 2, [BASIC - 500, BASIC - 500, BASIC, BASIC]],
  ] as const)('takes an amount off %s', async (duration, months, charged) => {
    const site = await open();
    const { app, create } = site;
    const terms = { percentOff: null, amountOffMinor: 500, currency: 'usd' } as const;
    await create({ ...terms, duration, months });
    const ada = await app.join('ada');
    expect((await preview(ada, 'STUDENTS-20', 'basic')).body).toMatchObject({
      amountDue: BASIC - 500,
    });
    const { body } = await start(ada, { code: 'students-20' });
    await app.confirm(body.payment);
    await app.settle();
    const expected: (number | null)[] = [];
    for (let month = 0; month < 3; month += 1) {
      expected.push((await ada.overview()).subscription?.nextPrice ?? null);
      await app.advance(31 * DAY);
    }
    expect(await chargesOf(site, ada)).toEqual(charged);
    expect(expected).toEqual(charged.slice(1));
  });

  it('is used for the plan that a member has, from the next payment on', async () => {
    const site = await open();
    const { app, create, list } = site;
    await create({ duration: 'once' });
    const ada = await app.join('ada');
    const { id } = await ada.subscribe('basic');
    const { body: shown } = await preview(ada, 'students-20');
    const { currentPeriodEnd } = (await ada.overview()).subscription as Subscription;
    expect(shown).toMatchObject({ amountDue: REDUCED, chargedAt: currentPeriodEnd });
    const apply = (amountDue: number) =>
      ada.send<Subscription>('POST', `/api/subscriptions/${id}/code`, {
        code: 'Students-20',
        amountDue,
      });
    expect((await apply(700)).status).toBe(409);
    const answers = await Promise.all([apply(REDUCED), apply(REDUCED)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toMatchObject({ nextPrice: REDUCED });
    expect(await list()).toMatchObject([{ uses: 1 }]);
    await app.advance(31 * DAY);
    await app.advance(31 * DAY);
    expect(await chargesOf(site, ada)).toEqual([BASIC, REDUCED, BASIC]);
    expect(await problemOf(ada, 'students-20', undefined)).toEqual([
      400,
      'You have already used this code',
    ]);
  });

  it('is used after the response was lost', async () => {
    const { app, create, list } = await open();
    await create();
    const ada = await app.join('ada');
    const { id } = await ada.subscribe('basic');
    const { body: shown } = await preview(ada, 'students-20');
    const apply = () =>
      ada.send('POST', `/api/subscriptions/${id}/code`, {
        code: 'students-20',
        amountDue: shown.amountDue,
      });
    await app.control('faults', {
      kind: 'drop',
      when: 'after',
      match: `POST /v1/subscriptions/${id}`,
    });
    await apply();
    expect((await apply()).status).toBe(200);
    expect(await list()).toMatchObject([{ uses: 1 }]);
    expect((await ada.overview()).subscription).toMatchObject({ nextPrice: REDUCED });
  });

  it('ends with a change to a plan that it is not for', async () => {
    const site = await open();
    const { app, create } = site;
    await create({ planIds: ['basic'] });
    const ada = await app.join('ada');
    expect(await problemOf(ada, 'students-20', 'premium')).toEqual([
      400,
      'This code is not for this plan',
    ]);
    const { body: started } = await start(ada, { code: 'students-20' });
    await app.confirm(started.payment);
    await app.settle();
    const url = `/api/subscriptions/${started.id}`;
    const { body: costs } = await ada.send<{ amountDue: number; prorationDate: number }>(
      'POST',
      `${url}/preview`,
      { planId: 'premium' },
    );
    await ada.send('PATCH', url, { planId: 'premium', prorationDate: costs.prorationDate });
    await app.settle();
    expect(await chargesOf(site, ada)).toEqual([REDUCED, costs.amountDue]);
    expect((await ada.overview()).subscription).toMatchObject({
      discount: null,
      nextPrice: PREMIUM,
    });
    await app.advance(31 * DAY + 2 * HOUR);
    expect((await chargesOf(site, ada)).at(-1)).toBe(PREMIUM);
  });
});

describe('a code', () => {
  it('is refused when it is unknown, expired, used up, retired or used before', async () => {
    const { app, create, list, retire } = await open();
    const ada = await app.join('ada');
    expect(await problemOf(ada, '   ')).toEqual([400, 'Please enter a code']);
    expect(await problemOf(ada, 'nothing')).toEqual([
      400,
      'This code is not valid. Please check the spelling.',
    ]);
    await create({ lastDay: '2040-03-02', maxUses: 1 });
    const bob = await app.join('bob');
    const { body } = await start(bob, { code: 'students-20' });
    expect(await problemOf(ada, 'students-20')).toEqual([400, 'This code has been used up']);
    expect((await start<ErrorEnvelope>(ada, { code: 'students-20' })).body.error.message).toBe(
      'This code has been used up',
    );
    await app.confirm(body.payment);
    await app.settle();
    expect(await list()).toMatchObject([{ state: 'usedUp', uses: 1 }]);
    await app.advance(2 * DAY);
    expect(await list()).toMatchObject([{ state: 'expired' }]);
    expect(await problemOf(ada, 'students-20')).toEqual([400, 'This code has expired']);

    await create({ code: 'second' });
    const second = (await list()).find(({ code }) => code === 'SECOND');
    await Promise.all([retire(second?.id ?? ''), retire(second?.id ?? '')]);
    expect((await problemOf(ada, 'second'))[0]).toBe(400);
    const promotions = await app.stripe.promotionCodes.list({ code: 'SECOND' });
    expect(promotions.data.map(({ active }) => active)).toEqual([false]);
    // The code is free again.
    expect((await create({ code: 'Second' })).status).toBe(200);
    expect((await preview(ada, 'second', 'basic')).status).toBe(200);
  });

  it('cannot be guessed by trying', async () => {
    const { app, create } = await open();
    await create();
    const ada = await app.join('ada');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await preview(ada, `guess-${attempt}`, 'basic')).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses.slice(10)).toEqual([429, 429]);
    // Nor in the call that subscribes.
    expect((await start(ada, { code: 'students-20' })).status).toBe(429);
  });

  it('goes to one of two members who race for the last use', async () => {
    const { app, create, list } = await open();
    await create({ maxUses: 1 });
    const members = await Promise.all(['ada', 'bob', 'cyd'].map((name) => app.join(name)));
    const answers = await Promise.all(
      members.flatMap((member) => [
        start(member, { code: 'students-20' }),
        start(member, { code: 'students-20' }),
      ]),
    );
    const winners = new Set(
      answers.filter(({ status }) => status === 200).map(({ body }) => body.customerId),
    );
    expect(winners.size).toBe(1);
    expect(await list()).toMatchObject([{ uses: 1 }]);
  });

  it('can be used again if the first payment is never made', async () => {
    const { app, create, list } = await open();
    await create({ maxUses: 1 });
    const ada = await app.join('ada');
    const first = await start(ada, { code: 'students-20' });
    const again = await start(ada, { code: 'students-20' });
    expect(again.body.id).toBe(first.body.id);
    // Continues the payment with its discount.
    expect((await start(ada, {})).body.id).toBe(first.body.id);
    expect(await list()).toMatchObject([{ uses: 1 }]);
    await app.advance(DAY);
    expect(await list()).toMatchObject([{ uses: 0 }]);
    const bob = await app.join('bob');
    expect((await start(bob, { code: 'students-20' })).status).toBe(200);
    // Without the code, the discounted payment is replaced.
    const full = await start(bob, { code: null });
    expect(full.status).toBe(200);
    await app.settle();
    expect(await list()).toMatchObject([{ uses: 0 }]);
    const { customerId: customer } = full.body;
    const unpaid = await app.stripe.invoices.list({ customer, status: 'open' });
    expect(unpaid.data.map(({ amount_due }) => amount_due)).toEqual([BASIC]);
  });

  it('charges nothing if the amount is not the one that was shown', async () => {
    const site = await open();
    const { app, create } = site;
    await create();
    const ada = await app.join('ada');
    const shown = { priceMinor: BASIC, currency: 'usd', interval: 'month', amountDue: 500 };
    expect((await start(ada, { code: 'students-20', shown })).status).toBe(409);
    await app.settle();
    expect(await ada.overview()).toMatchObject({ state: 'none' });
    expect(await chargesOf(site, ada)).toEqual([]);
  });

  it('gives its use back when Stripe refuses it, and says so', async () => {
    const { app, create, list } = await open();
    await create({ maxUses: 1 });
    const [promotion] = (await app.stripe.promotionCodes.list({ code: 'STUDENTS-20' })).data;
    await app.stripe.promotionCodes.update(promotion?.id ?? '', { active: false });
    const ada = await app.join('ada');
    const { status, body } = await start<ErrorEnvelope>(ada, { code: 'students-20' });
    expect([status, body.error.details.errors]).toMatchObject([400, [{ path: ['code'] }]]);
    expect(await list()).toMatchObject([{ uses: 0 }]);
  });
});

describe('creating a coupon', () => {
  it('happens once, whatever is repeated', async () => {
    const { app, create, list } = await open();
    const key = randomUUID();
    const answers = await Promise.all([create({ key }), create({ key }), create({ key })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await list()).toHaveLength(1);
    expect((await app.stripe.coupons.list()).data).toHaveLength(1);
    expect((await app.stripe.promotionCodes.list()).data).toHaveLength(1);
    const taken = await create();
    expect([taken.status, taken.body.error.message]).toEqual([400, 'This code exists already']);
  });

  it('does nothing while Stripe is down, and completes later', async () => {
    const { app, create, list } = await open();
    const key = randomUUID();
    await app.control('faults', STRIPE_DOWN);
    expect((await create({ key })).status).toBe(503);
    expect(await list()).toEqual([]);
    await app.control('faults/clear', {});
    expect((await create({ key })).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it.each<[string, Partial<NewCoupon>, string]>([
    ['percentOff', { percentOff: 100 }, 'Enter a whole number from 1 to 99'],
    ['percentOff', { percentOff: null }, 'Enter a whole number from 1 to 99'],
    ['percentOff', { percentOff: 96 }, 'With this discount, “Basic Membership” would cost'],
    ['code', { code: 'zwei & drei' }, 'Use 3 to 30 letters, digits and dashes'],
    ['lastDay', { lastDay: '2040-02-29' }, 'Choose today or a later day'],
    ['months', { duration: 'repeating' }, 'Enter a number of months from 1 to 36'],
    ['planIds', { planIds: ['nothing'] }, 'Plan not found'],
    [
      'planIds',
      { percentOff: null, amountOffMinor: 100, currency: 'eur', planIds: ['basic'] },
      '“Basic Membership” is charged in another currency',
    ],
  ])('checks %s', async (field, changes, message) => {
    const { create, list } = await open();
    const { status, body } = await create(changes);
    expect(status).toBe(400);
    expect(body.error.details.errors).toMatchObject([
      { path: [field], message: expect.stringContaining(message) },
    ]);
    expect(await list()).toEqual([]);
  });

  it('needs the right to manage plans', async () => {
    const { app } = await open();
    const editor: AuthResponse = await joinAs(app.site, 'eve', 'editor');
    const { status } = await app.site.send('GET', '/api/studio/coupons', undefined, {
      token: editor.jwt,
    });
    expect(status).toBe(403);
  });
});

describe('the hourly job', () => {
  it('creates codes again after a move to another account, and retires what it could not', async () => {
    const { app, create, list, retire } = await open();
    await create();
    await create({ code: 'other' });
    const { db } = app.site.deps;
    const other = (await list()).find(({ code }) => code === 'OTHER');
    // The run that began with the server could do it as soon as Stripe is up.
    await app.site.app.workers.run('hourly.coupons');
    await app.control('faults', STRIPE_DOWN);
    await retire(other?.id ?? '');
    await app.control('faults/clear', {});
    const rows = () =>
      db.queries
        .selectFrom('coupons')
        .select(['code', 'promotion_id', 'is_active'])
        .orderBy('code')
        .execute();
    expect(await rows()).toMatchObject([{ code: 'OTHER', is_active: 1 }, { is_active: 1 }]);
    const { context: billing } = openSecondProcess(app);
    const job = () => tidyPromotions({ ...billing, billing });
    await job();
    expect(await rows()).toMatchObject([{ code: 'OTHER', is_active: 0 }, { is_active: 1 }]);
    await deletePaymentData(db.queries);
    await job();
    const [, students] = await rows();
    expect(students?.promotion_id).toEqual(expect.any(String));
    const ada = await app.join('ada');
    expect((await preview(ada, 'students-20', 'basic')).status).toBe(200);
  });
});
