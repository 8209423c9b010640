import type {
  CallOutput,
  ChangedSubscription,
  checkSeatInvitation,
  Group,
  MyData,
} from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../testing/test-accounts.ts';
import { DAY, MINUTE } from '../../../testing/test-clock.ts';
import type { BillingApp, TestMember } from '../testing/billing-app.ts';
import {
  accept,
  addPerson,
  allowGroups,
  groupOf,
  invite,
  invited,
  openGroup,
  planOf,
  previewOf,
  setQuantity,
  setSeats,
} from '../testing/groups.ts';
import { chargesOf, schedule, schedulePath, useCard } from '../testing/plan-changes.ts';
import { openSecondProcess } from '../testing/second-process.ts';
import { endGroup } from './end-group.ts';

const BASIC = priceOf('basic');
const PREMIUM = priceOf('premium');

const grantsOf = (app: BillingApp, { userId }: TestMember) =>
  app.site.deps.db.queries
    .selectFrom('plan_grants')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('starts_at')
    .execute();

/** Whether the seat counts as paid, which a vote asks for. */
const isPaid = async (app: BillingApp, member: TestMember) =>
  (await grantsOf(app, member)).every(({ is_paid }) => is_paid === 1);

/** A first attempt leaves a customer, and nothing else that counts. */
async function ensureCustomerOf(member: TestMember): Promise<string> {
  const { subscriptionId } = await member.start('basic');
  await member.send('DELETE', `/api/subscriptions/${subscriptionId}`);
  return member.customerId();
}

describe('invitations', () => {
  it('are as many as there are seats, and a few more a day', async () => {
    const { app, ada } = await openGroup(2);
    const inviteAndWithdraw = async (email: string) => {
      const { status, body } = await invite(ada, email);
      const seat = body.own?.members[0]?.id;
      if (status === 200) await ada.send('DELETE', `/api/group/members/${seat}`);
      return status;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 14; index += 1) {
      statuses.push(await inviteAndWithdraw(`stranger${index}@example.org`));
    }
    expect(statuses).toEqual([...Array(12).fill(200), 429, 429]);
    await app.advance(2 * DAY);
    expect(await inviteAndWithdraw('friend@example.org')).toBe(200);
  });

  it('to one address are few, whoever sends them, and refused ones do not count', async () => {
    const { app, ada } = await openGroup(2);
    const bob = await app.join('bob');
    await bob.subscribe('basic');
    await setSeats(bob, 2);
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await invite(ada, 'kim@example.org')).status).toBe(200);
      expect((await invite(ada, 'ada@example.org')).status).toBe(409);
      expect((await invite(ada, 'full@example.org')).status).toBe(409);
    }
    expect((await invite(ada, 'Kim@Example.org')).status).toBe(429);
    expect((await invite(bob, 'kim@example.org')).status).toBe(429);
    expect((await invite(bob, 'lea@example.org')).status).toBe(200);
  });

  it('are sent for payers with a confirmed address only', async () => {
    const { app, ada } = await openGroup(2);
    const users = app.site.deps.db.queries.updateTable('users').where('id', '=', ada.userId);
    await users.set({ email_confirmed_at: null }).execute();
    expect(await invite(ada, 'kim@example.org')).toMatchObject({
      status: 403,
      body: { error: { code: 'unconfirmed_address' } },
    });
  });

  it('name the payer without links', async () => {
    const { app, ada } = await openGroup(2);
    await app.site.deps.db.queries
      .updateTable('users')
      .set({
        first_name: 'Win at https://evil.example/x?y',
        last_name: `www.evil.example ${'a'.repeat(80)}`,
      })
      .where('id', '=', ada.userId)
      .execute();
    await app.site.deliver();
    await invite(ada, 'kim@example.org');
    const [mail] = (await app.site.deliver()).filter(({ kind }) => kind === 'seat-invitation');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(
      /evil\.example|https:\/\/evil/,
    );
    expect(mail?.subject).toMatch(
      /^Win at https evil\. example x\?y www\. evil\. example a{1,20}… /,
    );
  });

  it('can be accepted twice by the same person, for a double click', async () => {
    const { app, ada } = await openGroup(3);
    const kim = await app.join('kim');
    const code = await invited(app, ada, 'kim@example.org');
    const both = await Promise.all([accept(kim, code), accept(kim, code)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await accept(kim, code)).body.membership).toMatchObject({ payer: 'ada' });
    expect((await groupOf(ada)).own).toMatchObject({ used: 2 });
    const eve = await app.join('eve');
    expect((await accept(eve, code)).status).toBe(400);
    const check = await eve.send('POST', '/api/group/invitation/check', { code });
    expect(check.status).toBe(400);
    // Whoever has left needs a new one.
    await kim.send('DELETE', '/api/group/membership');
    expect((await accept(kim, code)).status).toBe(400);
  });

  it('end a first payment that is still open, so that nobody pays twice', async () => {
    const { app, ada } = await openGroup(2);
    const kim = await app.join('kim');
    const { payment } = await kim.start('premium');
    const code = await invited(app, ada, 'kim@example.org');
    const check = await kim.send<CallOutput<typeof checkSeatInvitation>>(
      'POST',
      '/api/group/invitation/check',
      { code },
    );
    expect(check.body.obstacle).toBeNull();
    expect((await accept(kim, code)).status).toBe(200);
    await expect(app.confirm(payment)).rejects.toThrow();
    await app.settle();
    expect(await chargesOf(app, kim)).toEqual([]);
    expect(await planOf(kim)).toBe('basic');
  });

  it('are refused if that payment was made a moment ago', async () => {
    const { app, ada } = await openGroup(2);
    const kim = await app.join('kim');
    const code = await invited(app, ada, 'kim@example.org');
    const { payment } = await kim.start('premium');
    await app.control('webhooks', { held: true });
    await app.confirm(payment);
    expect((await accept(kim, code)).status).toBe(409);
    await app.control('webhooks/release', {});
    await app.settle();
    expect(await planOf(kim)).toBe('premium');
    expect((await groupOf(kim)).membership).toBeNull();
  });
});

describe('money', () => {
  it('is only charged for more seats if it is what was shown', async () => {
    const { app, ada } = await openGroup(2);
    const { amountDue, prorationDate } = await previewOf(ada, 4);
    const put = (amount: number, date: number | null) =>
      ada.send('PUT', '/api/group/seats', { seats: 4, amountDue: amount, prorationDate: date });
    const before = await chargesOf(app, ada);
    expect((await put(amountDue - 1, prorationDate)).status).toBe(409);
    expect((await put(0, null)).status).toBe(409);
    expect(await chargesOf(app, ada)).toEqual(before);
    expect((await put(amountDue, prorationDate)).status).toBe(200);
    expect(await chargesOf(app, ada)).toEqual([amountDue, ...before]);
  });

  it('is due for more seats: there are none during a trial', async () => {
    const { app, ada, id } = await openGroup(1);
    const end = Math.floor(app.site.clock.now().getTime() / 1000) + 20 * 86_400;
    await app.stripe.subscriptions.update(id, { trial_end: end, proration_behavior: 'none' });
    await app.settle();
    const refused = await ada.send('POST', '/api/group/seats/preview', { seats: 100 });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'Seats can be changed after the trial',
    ]);
    expect((await groupOf(ada)).own).toMatchObject({ canGrow: false });
  });

  it('that was refunded gives no vote with a seat until the next payment', async () => {
    const { app, ada } = await openGroup(2);
    const kim = await addPerson(app, ada, 'kim');
    expect(await isPaid(app, kim)).toBe(true);
    const customer = await ada.customerId();
    const [charge] = (await app.stripe.charges.list({ customer, limit: 1 })).data;
    await app.stripe.refunds.create({ charge: charge?.id ?? '' });
    await app.settle();
    expect(await planOf(kim)).toBe('basic');
    expect(await isPaid(app, kim)).toBe(false);
    // The next period is paid.
    await app.advance(32 * DAY);
    expect(await isPaid(app, kim)).toBe(true);
  });

  it('that is disputed gives no vote with a seat, and nothing paid gives none', async () => {
    const { app, ada, id } = await openGroup(1);
    await useCard(app, ada, id, 'pm_card_createDispute');
    await setSeats(ada, 2);
    const kim = await addPerson(app, ada, 'kim');
    await app.advance(5 * MINUTE);
    expect([await planOf(kim), await isPaid(app, kim)]).toEqual(['basic', false]);
    const bob = await app.join('bob');
    const free = await app.stripe.coupons.create({ percent_off: 100, duration: 'forever' });
    const customer = await ensureCustomerOf(bob);
    await app.stripe.subscriptions.create({
      ...{ customer, items: [{ price: 'price_basic', quantity: 2 }] },
      discounts: [{ coupon: free.id }],
    });
    await app.settle();
    const lea = await addPerson(app, bob, 'lea');
    expect([await planOf(lea), await isPaid(app, lea)]).toEqual(['basic', false]);
  });
});

describe('two changes for the next period', () => {
  it('are both made: fewer seats, then a smaller plan', async () => {
    const { app, ada, id } = await openSmaller();
    await setSeats(ada, 2);
    app.site.clock.advance(1000);
    const { shown, subscription } = await schedule(ada, id, 'basic');
    expect(shown).toMatchObject({ price: 2 * BASIC, amountDue: 2 * BASIC });
    expect(subscription).toMatchObject({
      ...{ quantity: 4, scheduledSeats: { quantity: 2 }, scheduledChange: { planId: 'basic' } },
      nextPrice: 2 * BASIC,
    });
    const texts = (await app.mails()).map(({ text }) => text).join();
    expect(texts).toContain('Your group then has 2 seats.');
    await app.advance(32 * DAY);
    expect((await chargesOf(app, ada))[0]).toBe(2 * BASIC);
    expect((await groupOf(ada)).own).toMatchObject({ seats: 2, planId: 'basic' });
  });

  it('are both made: a smaller plan, then fewer seats', async () => {
    const { app, ada, id } = await openSmaller();
    await schedule(ada, id, 'basic');
    const { shown, subscription } = await setSeats(ada, 3);
    expect(shown).toMatchObject({ amountDue: 3 * BASIC, nextPrice: 3 * BASIC });
    expect(subscription).toMatchObject({
      ...{ scheduledSeats: { quantity: 3 }, scheduledChange: { planId: 'basic' } },
    });
    await app.advance(32 * DAY);
    expect((await chargesOf(app, ada))[0]).toBe(3 * BASIC);
  });

  it('are not lost by a change at once', async () => {
    const { ada, id } = await openSmaller();
    await schedule(ada, id, 'basic');
    const more = await ada.send('POST', '/api/group/seats/preview', { seats: 5 });
    expect([more.status, more.body.error.message]).toEqual([
      409,
      'Another change is planned for the end of the period. Undo it first.',
    ]);
    await ada.send('DELETE', schedulePath(id));
    await setSeats(ada, 2);
    const change = await ada.send('PATCH', `/api/subscriptions/${id}`, { planId: 'basic' });
    expect(change.status).toBe(409);
    expect((await groupOf(ada)).own).toMatchObject({ scheduledSeats: { quantity: 2 } });
  });

  it('can end a group: one seat of a plan that is not for groups', async () => {
    const { app, ada, id } = await openGroup(3);
    const annual = () => ada.send('POST', `${schedulePath(id)}/preview`, { planId: 'premium' });
    expect((await annual()).status).toBe(409);
    await setSeats(ada, 1);
    expect((await annual()).status).toBe(200);
    await schedule(ada, id, 'premium');
    const two = await ada.send('POST', '/api/group/seats/preview', { seats: 2 });
    expect(two.status).toBe(409);
    await app.advance(32 * DAY);
    expect((await chargesOf(app, ada))[0]).toBe(PREMIUM);
  });

  async function openSmaller() {
    const opened = await openGroup(1);
    const { app, ada, id } = opened;
    await allowGroups(app, 'premium');
    await ada.send('PATCH', `/api/subscriptions/${id}`, { planId: 'premium' });
    await setSeats(ada, 4);
    await app.mails();
    return opened;
  }
});

describe('a plan', () => {
  it('that is no longer for groups keeps its group, which can only shrink', async () => {
    const { app, ada } = await openGroup(4);
    const kim = await addPerson(app, ada, 'kim');
    await app.site.deps.db.queries
      .updateTable('plans')
      .set({ is_for_groups: 0, retired_at: app.site.clock.now().toISOString() })
      .execute();
    expect((await ada.send('POST', '/api/group/seats/preview', { seats: 5 })).status).toBe(409);
    await setSeats(ada, 2);
    await app.advance(32 * DAY);
    expect([await planOf(ada), await planOf(kim)]).toEqual(['basic', 'basic']);
    expect((await chargesOf(app, ada))[0]).toBe(2 * BASIC);
  });

  it('that nobody knows gives one grant, not one for every sync', async () => {
    const { app, ada, id } = await openGroup(2);
    const kim = await addPerson(app, ada, 'kim');
    const product = await app.stripe.products.create({ name: 'Old', metadata: { plan: 'basic' } });
    const price = await app.stripe.prices.create({
      ...{
        product: product.id,
        currency: 'usd',
        unit_amount: 500,
        recurring: { interval: 'month' },
      },
      metadata: { plan: 'basic' },
    });
    const { items } = await app.stripe.subscriptions.retrieve(id);
    await app.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: price.id, quantity: 2 }],
      proration_behavior: 'none',
    });
    await app.settle();
    const before = await grantsOf(app, kim);
    for (let sync = 0; sync < 3; sync += 1) await ada.send('POST', '/api/subscriptions/sync');
    expect(await grantsOf(app, kim)).toHaveLength(before.length);
  });
});

describe('an account that is deleted', () => {
  it('frees its seat for whoever waits', async () => {
    const { app, ada, id } = await openGroup(3, { ACCOUNT_DELETION_DAYS: '0' });
    const kim = await addPerson(app, ada, 'kim');
    app.site.clock.advance(1000);
    const lea = await addPerson(app, ada, 'lea');
    await setQuantity(app, id, 2);
    expect([await planOf(kim), await planOf(lea)]).toEqual(['basic', null]);
    await kim.send('DELETE', '/api/users/me', { password: PASSWORD });
    await app.settle();
    expect(await planOf(lea)).toBe('basic');
  });

  it('of the payer leaves no access to somebody who accepts at that moment', async () => {
    const { app, ada } = await openGroup(2);
    const kim = await app.join('kim');
    const code = await invited(app, ada, 'kim@example.org');
    const { context } = openSecondProcess(app);
    const [accepted] = await Promise.all([
      accept(kim, code),
      context.db.transaction((tx) => endGroup(context, tx, ada.userId)),
    ]);
    expect([200, 400]).toContain(accepted.status);
    expect(await planOf(kim)).toBeNull();
    expect((await grantsOf(app, kim)).filter(({ ended_at }) => ended_at === null)).toEqual([]);
  });

  it('of the payer refuses those who come later', async () => {
    const { app, ada } = await openGroup(2, { ACCOUNT_DELETION_DAYS: '0' });
    const kim = await app.join('kim');
    const code = await invited(app, ada, 'kim@example.org');
    await Promise.all([
      ada.send('DELETE', '/api/users/me', { password: PASSWORD }),
      accept(kim, code),
    ]);
    await app.settle();
    expect(await planOf(kim)).toBeNull();
    const late = await accept(kim, code);
    expect(late.status).toBe(400);
  });

  it('has exported its seat and invitations to it', async () => {
    const { app, ada } = await openGroup(3);
    const kim = await addPerson(app, ada, 'kim');
    await invited(app, ada, 'kim@example.org');
    const data = await kim.send<MyData>('GET', '/api/users/me/data');
    expect(data.body.parts).toMatchObject({
      billing: {
        seat: { email: 'kim@elsewhere.org' },
        seatInvitations: [{ expiresAt: expect.any(String) }],
      },
    });
  });
});

describe('somebody else', () => {
  it('sees and changes nothing of a group', async () => {
    const { app, ada } = await openGroup(3);
    await addPerson(app, ada, 'kim');
    await invited(app, ada, 'lea@example.org');
    const eve = await app.join('eve');
    expect((await groupOf(eve)) satisfies Group).toEqual({ own: null, membership: null });
    for (const { id } of (await groupOf(ada)).own?.members ?? []) {
      expect((await eve.send('DELETE', `/api/group/members/${id}`)).status).toBe(404);
    }
    const put = { seats: 1, amountDue: BASIC, prorationDate: null };
    expect((await eve.send<ChangedSubscription>('PUT', '/api/group/seats', put)).status).toBe(404);
    expect((await groupOf(ada)).own).toMatchObject({ used: 3 });
  });
});
