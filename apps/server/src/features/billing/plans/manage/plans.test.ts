import { randomUUID } from 'node:crypto';
import type {
  AuthResponse,
  EditedPlan,
  ErrorEnvelope,
  ManagedPlan,
  MemberSummary,
  NewPlan,
  OfferedPlan,
  Site,
} from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import type { Env } from '../../../../env.ts';
import { createSite } from '../../../../languages/site.ts';
import { joinAs } from '../../../../testing/staff/staff-context.ts';
import { PASSWORD } from '../../../../testing/test-accounts.ts';
import { DAY } from '../../../../testing/test-clock.ts';
import { deletePaymentData } from '../../payment-account/payment-account.repo.ts';
import { startSubscription } from '../../subscriptions/start-subscription.ts';
import { type BillingApp, openBillingApp } from '../../testing/billing-app.ts';
import { openSecondProcess } from '../../testing/second-process.ts';
import { loadPlans } from '../load-plans.ts';
import { ensurePrices } from '../prices/ensure-prices.ts';
import { tidyPrices } from '../prices/tidy-prices.ts';

const BASIC = priceOf('basic');
const PREMIUM = priceOf('premium');

const STUDENT: Omit<NewPlan, 'key'> = {
  name: 'Student plan',
  description: 'For everybody who studies.',
  features: ['All briefings', 'A vote'],
  priceMinor: 450,
  currency: 'usd',
  interval: 'month',
  level: 'premium',
};

const NOTHING = { changed: () => {}, invalidate: () => {}, onChange: () => () => {} };
const STRIPE_DOWN = { kind: 'drop', when: 'before', times: 1000 };

async function open(env: Record<string, string> = {}) {
  const app = await openBillingApp({ env });
  const treasurer = await joinAs(app.site, 'tom', 'treasurer');
  let token = treasurer.jwt;
  /** After a jump of the clock, the session has ended. */
  const logInAgain = async () => {
    token = (await app.site.logIn('tom', PASSWORD)).body.jwt;
  };
  const send = <T = { data: ManagedPlan[] }>(
    method: 'GET' | 'POST' | 'PUT',
    path = '',
    body?: object,
    person?: AuthResponse,
  ) => app.site.send<T>(method, `/api/studio/plans${path}`, body, { token: person?.jwt ?? token });
  const list = async () => (await send('GET')).body.data;
  const find = async (id: string) => {
    const plan = (await list()).find((candidate) => candidate.id === id);
    if (!plan) throw new Error(`there is no plan ${id}`);
    return plan;
  };
  const create = (changes: Partial<NewPlan> = {}) =>
    send('POST', '', { ...STUDENT, key: randomUUID(), ...changes });
  const edit = async (id: string, changes: Partial<EditedPlan> = {}) =>
    send<ErrorEnvelope>('PUT', `/${id}`, { ...editable(await find(id)), ...changes });
  const site = async () => (await app.site.send<Site>('GET', '/api/site')).body;
  const offered = async () => (await app.site.send<OfferedPlan[]>('GET', '/api/plans')).body;
  const productsAtStripe = async () =>
    (await app.stripe.products.list({ limit: 100 })).data.filter(({ id }) =>
      id.startsWith('rostra'),
    );
  return {
    app,
    treasurer,
    logInAgain,
    send,
    list,
    find,
    create,
    edit,
    site,
    offered,
    productsAtStripe,
  };
}

const editable = ({ name, description, features, level, priceMinor, ...plan }: ManagedPlan) => ({
  name,
  description,
  features,
  level,
  priceMinor,
  currency: plan.currency,
  interval: plan.interval,
  version: plan.version,
});

const memberOf = async (app: BillingApp, treasurer: AuthResponse, query = '') =>
  (
    await app.site.send<{ data: MemberSummary[] }>(
      'GET',
      `/api/studio/members?search=ada${query}`,
      undefined,
      { token: treasurer.jwt },
    )
  ).body.data.map(({ username, plan }) => [username, plan]);

describe('a plan of the organisation', () => {
  it('is created at Stripe, can be bought at once, and shows in the member list', async () => {
    const { app, treasurer, create, offered, site, productsAtStripe } = await open();
    expect((await site()).plans).toBeUndefined();
    expect((await create()).status).toBe(200);
    expect((await site()).plans?.map(({ id }) => id)).toEqual([
      'basic',
      'premium',
      'annual',
      'student-plan',
    ]);
    expect((await offered()).at(-1)).toMatchObject({
      id: 'student-plan',
      name: 'Student plan',
      price: 4.5,
      features: ['All briefings', 'A vote'],
    });
    expect(await productsAtStripe()).toMatchObject([{ name: 'Student plan', active: true }]);
    const ada = await app.join('ada');
    await ada.subscribe('student-plan');
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      subscription: { planId: 'student-plan', planName: 'Student plan', price: 450 },
      entitlement: { plan: 'premium' },
    });
    expect(await memberOf(app, treasurer)).toEqual([['ada', 'student-plan']]);
    expect(await memberOf(app, treasurer, '&plan=student-plan')).toHaveLength(1);
    expect(await memberOf(app, treasurer, '&plan=premium')).toEqual([]);
  });

  it('is created once by a double click and by a second try', async () => {
    const { create, list, productsAtStripe } = await open();
    const key = randomUUID();
    const answers = await Promise.all([create({ key }), create({ key }), create({ key })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await create({ key })).toMatchObject({ status: 200 });
    expect(await list()).toHaveLength(4);
    expect(await productsAtStripe()).toHaveLength(1);
  });

  it('gets its own id when two people create plans with the same name at once', async () => {
    const { create, list } = await open();
    await Promise.all([create(), create(), create({ name: 'Basic' })]);
    expect((await list()).map(({ id }) => id).sort()).toEqual([
      'annual',
      'basic',
      'plan-basic',
      'premium',
      'student-plan',
      'student-plan-2',
    ]);
  });

  it('has an id with the spelling of the site’s language, or in Latin letters', async () => {
    const { create, list } = await open({ SITE_LANGUAGE: 'de' });
    await create({ name: 'Fördermitglied' });
    await create({ name: 'Член клуба' });
    await create({ name: '★' });
    expect((await list()).slice(3).map(({ id }) => id)).toEqual([
      'foerdermitglied',
      'chlen-kluba',
      'plan',
    ]);
  });

  it('is not half created while Stripe is down', async () => {
    const { app, create, list, productsAtStripe } = await open();
    await app.control('faults', STRIPE_DOWN);
    const key = randomUUID();
    expect(await create({ key })).toMatchObject({
      status: 503,
      body: { error: { code: 'payments_unavailable', message: /Nothing was changed/ } },
    });
    await app.control('faults/clear', {});
    expect(await list()).toHaveLength(3);
    expect(await productsAtStripe()).toEqual([]);
    expect((await create({ key })).status).toBe(200);
    expect(await list()).toHaveLength(4);
    expect(await productsAtStripe()).toHaveLength(1);
  });

  it('is created once if the response of Stripe is lost', async () => {
    const { app, create, list, productsAtStripe } = await open();
    const key = randomUUID();
    await app.control('faults', {
      kind: 'drop',
      when: 'after',
      match: 'POST /v1/prices',
      times: 1000,
    });
    const first = await create({ key });
    await app.control('faults/clear', {});
    expect([200, 503]).toContain(first.status);
    expect((await create({ key })).status).toBe(200);
    expect(await list()).toHaveLength(4);
    expect(await productsAtStripe()).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ priceMinor: 10 }, 'priceMinor'],
    [{ priceMinor: 4.5 }, 'priceMinor'],
    [{ currency: 'xyz' as 'usd' }, 'currency'],
    [{ features: [''] }, 'features'],
    [{ level: 'gold' as 'basic' }, 'level'],
  ])('refuses %o', async (changes, field) => {
    const { create } = await open();
    const { status, body } = await create(changes);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`"path":["${field}"`);
  });

  it('can be managed by treasurers, but not by editors', async () => {
    const { app, send } = await open();
    const editor = await joinAs(app.site, 'edith', 'editor');
    expect((await send('GET', '', undefined, editor)).status).toBe(403);
  });
});

describe('a new price', () => {
  it('is for new members; the others keep theirs, also after a renewal', async () => {
    const { app, logInAgain, create, edit, find, productsAtStripe } = await open();
    await create();
    const ada = await app.join('ada');
    await ada.subscribe('student-plan');
    expect((await edit('student-plan', { priceMinor: 600 })).status).toBe(200);
    const bob = await app.join('bob');
    await bob.subscribe('student-plan');
    expect((await bob.overview()).subscription).toMatchObject({ price: 600 });
    await app.advance(32 * DAY);
    await logInAgain();
    expect((await ada.overview()).subscription).toMatchObject({
      planId: 'student-plan',
      price: 450,
    });
    expect(await find('student-plan')).toMatchObject({ memberCount: 2, oldPriceCount: 1 });
    const [product] = await productsAtStripe();
    const prices = (await app.stripe.prices.list({ product: product?.id ?? '' })).data;
    expect(prices.map(({ unit_amount, active }) => [unit_amount, active]).sort()).toEqual([
      [450, false],
      [600, true],
    ]);
  });

  it('can be the earlier price again', async () => {
    const { app, create, edit } = await open();
    await create();
    const ada = await app.join('ada');
    await ada.subscribe('student-plan');
    await edit('student-plan', { priceMinor: 600 });
    expect((await edit('student-plan', { priceMinor: 450 })).status).toBe(200);
    const bob = await app.join('bob');
    await bob.subscribe('student-plan');
    const { subscription } = await bob.overview();
    expect(subscription?.priceId).toBe((await ada.overview()).subscription?.priceId);
  });

  it('is never charged to somebody who was shown another one', async () => {
    const { app, create, edit } = await open();
    await create();
    const ada = await app.join('ada');
    const shown = { priceMinor: 450, currency: 'usd', interval: 'month' };
    await edit('student-plan', { priceMinor: 600 });
    expect(
      await ada.send('POST', '/api/subscriptions/create', { planId: 'student-plan', shown }),
    ).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', message: /has changed.*nothing has been charged/ } },
    });
    expect((await ada.overview()).state).toBe('none');
  });

  it('does not change a checkout that is open', async () => {
    const { app, create, edit } = await open();
    await create();
    const ada = await app.join('ada');
    const { payment } = await ada.start('student-plan');
    await edit('student-plan', { priceMinor: 600 });
    await app.confirm(payment);
    await app.settle();
    expect(await ada.overview()).toMatchObject({ state: 'active', subscription: { price: 450 } });
  });

  it('of a previewed change is refused after the preview', async () => {
    const { app, create, edit } = await open();
    await create();
    const ada = await app.join('ada');
    const { id } = await ada.subscribe('basic');
    const body = { planId: 'student-plan' };
    const preview = await ada.send<{ priceId: string; prorationDate: number }>(
      'POST',
      `/api/subscriptions/${id}/preview`,
      body,
    );
    await edit('student-plan', { priceMinor: 600 });
    const { priceId, prorationDate } = preview.body;
    expect(
      await ada.send('PATCH', `/api/subscriptions/${id}`, { ...body, priceId, prorationDate }),
    ).toMatchObject({ status: 409 });
    expect((await ada.overview()).subscription?.planId).toBe('basic');
  });

  it('in another currency is refused while members pay in the first', async () => {
    const { app, create, edit } = await open();
    await create();
    expect((await edit('student-plan', { currency: 'eur' })).status).toBe(200);
    const ada = await app.join('ada');
    await ada.subscribe('student-plan');
    expect(await edit('student-plan', { currency: 'usd' })).toMatchObject({
      status: 409,
      body: { error: { message: /Create a new plan in the other currency/ } },
    });
    const { subscription } = await ada.overview();
    expect(
      await ada.send('POST', `/api/subscriptions/${subscription?.id}/preview`, {
        planId: 'basic',
      }),
    ).toMatchObject({ status: 409, body: { error: { message: /another currency/ } } });
  });

  it('changes nothing while Stripe is down', async () => {
    const { app, create, edit, find } = await open();
    await create();
    await app.control('faults', STRIPE_DOWN);
    expect((await edit('student-plan', { priceMinor: 600 })).status).toBe(503);
    await app.control('faults/clear', {});
    expect(await find('student-plan')).toMatchObject({ priceMinor: 450, version: 1 });
    expect((await edit('student-plan', { priceMinor: 600 })).status).toBe(200);
  });
});

describe('two people at once', () => {
  it('cannot overwrite each other, and sending the same change again is fine', async () => {
    const { edit, find, create } = await open();
    await create();
    const { version } = await find('student-plan');
    expect((await edit('student-plan', { name: 'Students', version })).status).toBe(200);
    expect(await edit('student-plan', { name: 'Pupils', version })).toMatchObject({
      status: 409,
      body: { error: { code: 'edit_conflict' } },
    });
    expect((await edit('student-plan', { name: 'Students', version })).status).toBe(200);
    expect(await find('student-plan')).toMatchObject({ name: 'Students' });
  });

  it('cannot lose a new plan by ordering the old ones', async () => {
    const { send, create, list } = await open();
    await create();
    const ids = ['annual', 'premium', 'basic'];
    expect((await send('PUT', '/order', { ids })).status).toBe(409);
    expect((await send('PUT', '/order', { ids: ['student-plan', ...ids] })).status).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual(['student-plan', ...ids]);
  });
});

describe('retiring', () => {
  it('keeps the plan of its members, and it can be offered again', async () => {
    const { app, logInAgain, create, send, find, offered, productsAtStripe } = await open();
    await create();
    const ada = await app.join('ada');
    await ada.subscribe('student-plan');
    const { version } = await find('student-plan');
    const retire = () => send('POST', '/student-plan/retire', { version });
    const answers = await Promise.all([retire(), retire()]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await offered()).map(({ id }) => id)).toEqual(['basic', 'premium', 'annual']);
    expect(await productsAtStripe()).toMatchObject([{ active: false }]);
    const bob = await app.join('bob');
    expect(
      await bob.send('POST', '/api/subscriptions/create', { planId: 'student-plan' }),
    ).toMatchObject({ status: 404, body: { error: { code: 'plan_not_found' } } });
    await app.advance(32 * DAY);
    await logInAgain();
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      subscription: { planName: 'Student plan' },
    });
    const { version: next } = await find('student-plan');
    expect((await send('POST', '/student-plan/offer', { version: next })).status).toBe(200);
    await bob.subscribe('student-plan');
    expect((await bob.overview()).state).toBe('active');
  });

  it('is refused for the last plan on offer', async () => {
    const { send } = await open();
    for (const id of ['basic', 'premium']) {
      expect((await send('POST', `/${id}/retire`, { version: 0 })).status).toBe(200);
    }
    expect(await send('POST', '/annual/retire', { version: 0 })).toMatchObject({
      status: 409,
      body: { error: { message: /the only plan on offer/ } },
    });
  });

  it('archives the price later if Stripe is down', async () => {
    const { app, create, send, productsAtStripe } = await open();
    await create();
    // The run that began with the server could do it as soon as Stripe is up.
    await app.site.app.workers.run('hourly.plans');
    await app.control('faults', STRIPE_DOWN);
    expect((await send('POST', '/student-plan/retire', { version: 1 })).status).toBe(200);
    await app.control('faults/clear', {});
    expect(await productsAtStripe()).toMatchObject([{ active: true }]);
    const { context: billing } = openSecondProcess(app);
    const { db, now, site } = billing;
    await tidyPrices({ db, now, site, billing, ...NOTHING });
    expect(await productsAtStripe()).toMatchObject([{ active: false }]);
  });
});

describe('a built-in plan', () => {
  it('can have its own price, and the saving follows from the prices', async () => {
    const { app, edit, site, offered, find } = await open();
    expect((await offered()).find(({ id }) => id === 'annual')).toMatchObject({
      savingPercent: 15,
      features: expect.arrayContaining(['One payment a year, at a saving of 15%']),
    });
    expect((await edit('premium', { priceMinor: 2500 })).status).toBe(200);
    const annual = (await offered()).find(({ id }) => id === 'annual');
    expect(annual).toMatchObject({
      savingPercent: Math.floor(100 - (100 * priceOf('annual')) / (12 * 2500)),
      features: expect.arrayContaining(['One payment a year, at a saving of 33%']),
    });
    const ada = await app.join('ada');
    await ada.subscribe('premium');
    expect((await ada.overview()).subscription).toMatchObject({ planId: 'premium', price: 2500 });
    expect((await edit('premium', { priceMinor: PREMIUM })).status).toBe(200);
    expect((await site()).plans).toBeUndefined();
    expect(await find('premium')).toMatchObject({ memberCount: 1, oldPriceCount: 1 });
    expect((await ada.overview()).subscription).toMatchObject({ planId: 'premium', price: 2500 });
  });

  it('keeps its price if the environment sets it', async () => {
    const { edit, find } = await open({ PRICE_BASIC: 'price_basic' });
    expect(await find('basic')).toMatchObject({ priceFixedBy: 'PRICE_BASIC' });
    expect(await edit('basic', { priceMinor: 1200 })).toMatchObject({
      status: 409,
      body: { error: { message: /PRICE_BASIC/ } },
    });
    expect((await edit('basic', { name: 'Friends' })).status).toBe(200);
    expect(await find('basic')).toMatchObject({ name: 'Friends', priceMinor: BASIC });
  });
});

describe('another process', () => {
  it('sells a plan that was created a moment ago', async () => {
    const { app, create } = await open();
    const second = openSecondProcess(app);
    await create();
    const ada = await app.join('ada');
    const started = await startSubscription(second.context, ada.userId, { planId: 'student-plan' });
    expect(started).toMatchObject({ planId: 'student-plan', planName: 'Student plan' });
    await app.confirm(started.payment);
    await app.settle();
    expect((await ada.overview()).entitlement?.plan).toBe('premium');
  });
});

describe('a new payment account', () => {
  it('gets the prices of all plans, which then can be bought', async () => {
    const { app, create, edit, offered } = await open();
    await create();
    await edit('basic', { priceMinor: 1200 });
    await deletePaymentData(app.site.deps.db.queries);
    const { context: billing } = openSecondProcess(app);
    const { db, now, site } = billing;
    const context = { db, now, site, billing, ...NOTHING };
    await loadPlans(context);
    expect(site.plans.offered.map(({ id }) => id)).toEqual(['premium', 'annual']);
    await ensurePrices(context);
    expect(site.plans.offered).toHaveLength(4);
    const ada = await app.join('ada');
    await ada.subscribe('student-plan');
    expect((await ada.overview()).subscription).toMatchObject({ price: 450 });
    expect(await offered()).toHaveLength(4);
  });

  it('of Stripe gets the prices of built-in plans that the environment does not set', async () => {
    const { app } = await open();
    const { context: billing } = openSecondProcess(app);
    const { db, now } = billing;
    const env = { ...app.site.deps.env, BILLING: 'stripe', given: new Set(['PRICE_BASIC']) } as Env;
    const site = createSite(env);
    await ensurePrices({ db, now, site, billing, ...NOTHING });
    expect(site.plans.describe()).toBeUndefined();
    const [basic, premium] = site.plans.offered;
    expect(basic?.priceId).toBe('price_basic');
    const price = await app.stripe.prices.retrieve(premium?.priceId ?? '');
    expect(price).toMatchObject({ unit_amount: PREMIUM, currency: 'usd', active: true });
    expect(price.id).not.toBe('price_premium');
  });

  it('of Stripe gets a new price once a release changes that of a built-in plan', async () => {
    const { app } = await open();
    const { context: billing } = openSecondProcess(app);
    const { db, now } = billing;
    const site = createSite({ ...app.site.deps.env, BILLING: 'stripe', given: new Set() } as Env);
    const context = { db, now, site, billing, ...NOTHING };
    await ensurePrices(context);
    const before = site.plans.find('basic')?.priceId ?? '';
    // As if it had been created for an earlier price of the plan.
    await db.queries
      .updateTable('plan_prices')
      .set({ price_minor: BASIC - 1 })
      .where('id', '=', before)
      .execute();
    await app.stripe.prices.update(before, { lookup_key: 'an_earlier_price' });
    await ensurePrices(context);
    const plan = site.plans.find('basic');
    expect(plan?.priceId).not.toBe(before);
    expect(await app.stripe.prices.retrieve(plan?.priceId ?? '')).toMatchObject({
      unit_amount: BASIC,
      active: true,
    });
    expect(site.plans.findByPrice(before)).toBe(plan);
    expect(site.plans.findTerms(before)).toMatchObject({ priceMinor: BASIC - 1 });
  });
});

describe('what a plan unlocks', () => {
  it('changes for its members at once', async () => {
    const { app, create, edit } = await open();
    await create();
    const ada = await app.join('ada');
    await ada.subscribe('student-plan');
    await edit('student-plan', { level: 'basic' });
    expect((await ada.overview()).entitlement?.plan).toBe('basic');
    await ada.send('POST', '/api/subscriptions/sync', {});
    expect((await ada.overview()).entitlement?.plan).toBe('basic');
  });
});
