import type { ErrorEnvelope, ManagedPlan, MovedMember, PlanMove } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { joinAs } from '../../../../testing/staff/staff-context.ts';
import { PASSWORD } from '../../../../testing/test-accounts.ts';
import { DAY, HOUR, MINUTE } from '../../../../testing/test-clock.ts';
import { openBillingApp, type TestMember } from '../../testing/billing-app.ts';
import { openSecondProcess } from '../../testing/second-process.ts';
import { continueMoves } from './continue-moves.ts';

const BASIC = priceOf('basic');

interface Preview {
  data: PlanMove;
  members: MovedMember[];
  meta: { nextCursor: number | null };
}

async function open(names: readonly string[] = ['ada', 'bob', 'cyd']) {
  const app = await openBillingApp();
  await joinAs(app.site, 'tom', 'treasurer');
  const members: TestMember[] = [];
  for (const name of names) members.push(await app.join(name));
  for (const member of members) await member.subscribe('basic');
  const send = async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    app.site.send<T>(method, `/api/studio/plans${path}`, body, {
      token: (await app.site.logIn('tom', PASSWORD)).body.jwt,
    });
  const setPrice = async (priceMinor: number, changes: object = {}) => {
    const { body } = await send<{ data: ManagedPlan[] }>('GET', '');
    const plan = body.data.find(({ id }) => id === 'basic') as ManagedPlan;
    const { name, description, features, level, currency, interval, version } = plan;
    const edited = { name, description, features, level, currency, interval, version };
    // Moves are told apart by their time.
    app.site.clock.advance(MINUTE);
    const answer = await send('PUT', '/basic', { ...edited, priceMinor, ...changes });
    expect(answer.status).toBe(200);
  };
  const preview = async (query = '') => (await send<Preview>('GET', `/basic/move${query}`)).body;
  const move = async (priceId?: string) =>
    send<{ data: PlanMove; error: ErrorEnvelope['error'] }>('POST', '/basic/move', {
      priceId: priceId ?? (await preview()).data.priceId,
    });
  return { app, members, send, setPrice, preview, move };
}

async function chargesOf(app: Awaited<ReturnType<typeof open>>['app'], member: TestMember) {
  const { data } = await app.stripe.charges.list({ customer: await member.customerId() });
  return data.filter(({ paid }) => paid).map(({ amount }) => amount);
}

const nextPriceOf = async (member: TestMember) => (await member.overview()).subscription?.nextPrice;

describe('moving members to the new price', () => {
  it('charges what the preview says, on the day that it says, and nothing before', async () => {
    const { app, members, setPrice, preview, move } = await open();
    const [ada, bob, cyd] = members as [TestMember, TestMember, TestMember];
    await setPrice(1200);
    await bob.send('DELETE', `/api/subscriptions/${(await bob.overview()).subscription?.id}`);
    const { data, members: rows } = await preview();
    expect(data).toMatchObject({
      priceMinor: 1200,
      counts: { ready: 2, ending: 1, unpaid: 0, 'other-terms': 0, refused: 0 },
      moved: null,
    });
    const { currentPeriodEnd } = (await ada.overview()).subscription ?? {};
    expect(rows).toMatchObject([
      { name: 'ada', state: 'ready', before: BASIC, after: 1200, at: currentPeriodEnd },
      { name: 'bob', state: 'ending' },
      { name: 'cyd', state: 'ready', before: BASIC, after: 1200 },
    ]);
    const answer = await move();
    expect(answer.body.data).toMatchObject({ moved: 2, isFinished: true, counts: { ready: 0 } });
    expect(await Promise.all(members.map(nextPriceOf))).toEqual([1200, BASIC, 1200]);
    expect(await chargesOf(app, ada)).toEqual([BASIC]);
    const mails = (await app.mails()).filter(({ kind }) => kind === 'billing-price-changed');
    expect(mails.map(({ to }) => to).sort()).toEqual(['ada@example.org', 'cyd@example.org']);
    expect(mails[0]?.text).toContain('$12.00 every month');
    await app.advance(31 * DAY + 2 * HOUR);
    expect(await chargesOf(app, ada)).toEqual([1200, BASIC]);
    expect(await chargesOf(app, cyd)).toEqual([1200, BASIC]);
    expect(await chargesOf(app, bob)).toEqual([BASIC]);
    const actions = await app.site.deps.db.queries
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'plan.move')
      .execute();
    expect(actions.map(({ after }) => JSON.parse(after ?? ''))).toEqual([
      { price: '$12.00', members: 2 },
    ]);
  });

  it('keeps discounts', async () => {
    const { app, members, setPrice, preview, move } = await open(['ada']);
    const [ada] = members as [TestMember];
    const coupon = await app.stripe.coupons.create({ percent_off: 20, duration: 'forever' });
    const id = (await ada.overview()).subscription?.id ?? '';
    await app.stripe.subscriptions.update(id, { discounts: [{ coupon: coupon.id }] });
    await app.settle();
    await setPrice(1200);
    expect((await preview()).members).toMatchObject([
      { before: Math.round(0.8 * BASIC), after: 960 },
    ]);
    await move();
    await app.advance(31 * DAY + 2 * HOUR);
    expect(await chargesOf(app, ada)).toEqual([960, BASIC]);
  });

  it('can be repeated, by two people at once, and for those who come back', async () => {
    const { members, setPrice, move, preview } = await open();
    const [ada] = members as [TestMember];
    const url = `/api/subscriptions/${(await ada.overview()).subscription?.id}`;
    await ada.send('PATCH', url, { cancelAtPeriodEnd: true });
    await setPrice(1200);
    const answers = await Promise.all([move(), move()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.data.counts.ready)).toEqual([0, 0]);
    await ada.send('PATCH', url, { cancelAtPeriodEnd: false });
    expect((await preview()).data.counts.ready).toBe(1);
    await move();
    expect(await Promise.all(members.map(nextPriceOf))).toEqual([1200, 1200, 1200]);
    expect((await move()).body.data).toMatchObject({ moved: 0, isFinished: true });
  });

  it('goes on after Stripe could not be reached, and after the browser was closed', async () => {
    const { app, members, setPrice, move, preview } = await open();
    await setPrice(1200);
    const { id } = (await members[1]?.overview())?.subscription ?? {};
    await app.control('faults', {
      kind: 'drop',
      when: 'before',
      match: `POST /v1/subscriptions/${id}`,
      times: 10,
    });
    expect((await move()).status).toBe(503);
    expect((await preview()).data).toMatchObject({
      moved: 1,
      isFinished: false,
      counts: { ready: 2 },
    });
    await app.control('faults/clear', {});
    const { context: billing } = openSecondProcess(app);
    const nothing = { changed: () => {}, invalidate: () => {}, onChange: () => () => {} };
    await continueMoves({ ...billing, billing, ...nothing }, () => false);
    expect(await Promise.all(members.map(nextPriceOf))).toEqual([1200, 1200, 1200]);
    expect((await preview()).data).toMatchObject({ moved: 3, isFinished: true });
  });

  it('is refused if the price has changed since the preview, and moves to the latest one', async () => {
    const { members, setPrice, move, preview } = await open();
    await setPrice(1200);
    const { data } = await preview();
    await move();
    await setPrice(1500);
    expect((await move(data.priceId)).body.error.code).toBe('edit_conflict');
    await move();
    // Back to an earlier price.
    await setPrice(1200);
    expect((await preview()).data.counts.ready).toBe(3);
    await move();
    expect(await Promise.all(members.map(nextPriceOf))).toEqual([1200, 1200, 1200]);
  });

  it('leaves members with another interval alone, and those who owe a payment', async () => {
    const { app, members, setPrice, preview, move } = await open(['ada', 'bob']);
    const [ada] = members as [TestMember];
    await setPrice(1200);
    await app.control('faults', { kind: 'fail_payment', customer: await ada.customerId() });
    await app.advance(31 * DAY + 2 * HOUR);
    expect((await preview()).data.counts).toMatchObject({ ready: 1, unpaid: 1 });
    await setPrice(9900, { interval: 'year' });
    expect((await preview()).data.counts).toMatchObject({ ready: 0, 'other-terms': 2 });
    expect((await move()).body.data).toMatchObject({ moved: 0, isFinished: true });
    expect(await Promise.all(members.map(nextPriceOf))).toEqual([BASIC, BASIC]);
  });

  it('lists everybody page by page', async () => {
    const { setPrice, preview } = await open();
    await setPrice(1200);
    const first = await preview('?pageSize=2');
    const second = await preview(`?pageSize=2&cursor=${first.meta.nextCursor}`);
    expect([...first.members, ...second.members].map(({ name }) => name)).toEqual([
      'ada',
      'bob',
      'cyd',
    ]);
    expect(second.meta.nextCursor).toBeNull();
  });
});
