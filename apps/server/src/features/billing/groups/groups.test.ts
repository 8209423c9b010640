import { priceOf, shownPrice } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../testing/test-accounts.ts';
import { DAY } from '../../../testing/test-clock.ts';
import { runHourlyJobs } from '../run-hourly-jobs.ts';
import { openBillingApp, type TestMember } from '../testing/billing-app.ts';
import {
  accept,
  addPerson,
  allowGroups,
  groupOf,
  invite,
  invited,
  mailsOf,
  openGroup,
  planOf,
  previewOf,
  setQuantity,
  setSeats,
} from '../testing/groups.ts';
import { chargesOf, movementsOf, pause, resume, useCard } from '../testing/plan-changes.ts';
import { openSecondProcess } from '../testing/second-process.ts';
import { acceptInvitation } from './accept-invitation.ts';

const BASIC = priceOf('basic');
const PREMIUM = priceOf('premium');

describe('seats', () => {
  it('cost now what was shown, and three times the price from then on', async () => {
    const app = await openBillingApp();
    await allowGroups(app);
    const ada = await app.join();
    await ada.subscribe('basic');
    await app.advance(10 * DAY);
    const { shown, subscription } = await setSeats(ada, 3);
    expect(shown).toMatchObject({ at: null, nextPrice: 3 * BASIC });
    expect(subscription).toMatchObject({ quantity: 3, price: 3 * BASIC, nextPrice: 3 * BASIC });
    expect(await chargesOf(app, ada)).toEqual([shown.amountDue, BASIC]);
    await app.advance(22 * DAY);
    expect((await chargesOf(app, ada))[0]).toBe(3 * BASIC);
    expect((await movementsOf(app)).map(({ kind, change_minor }) => [kind, change_minor])).toEqual([
      ['new', 12 * BASIC],
      ['expansion', 2 * 12 * BASIC],
    ]);
  });

  it('that are given up are paid until the period ends, and cost what was shown then', async () => {
    const { app, ada } = await openGroup(5);
    const before = await chargesOf(app, ada);
    const { shown, subscription } = await setSeats(ada, 2);
    expect(shown).toMatchObject({
      prorationDate: null,
      amountDue: 2 * BASIC,
      nextPrice: 2 * BASIC,
    });
    expect(subscription).toMatchObject({
      ...{ quantity: 5, scheduledSeats: { quantity: 2, at: shown.at }, scheduledChange: null },
      nextPrice: 2 * BASIC,
    });
    const mail = (await app.mails()).find(({ kind }) => kind === 'billing-change-scheduled');
    expect(mail?.subject).toContain('Your group has 2 seats from 1 April 2040');
    expect(mail?.text).toContain(`${shownPrice('basic', 2)} will be charged on 1 April 2040.`);
    expect(await chargesOf(app, ada)).toEqual(before);
    await app.advance(32 * DAY);
    expect(await chargesOf(app, ada)).toEqual([2 * BASIC, ...before]);
    expect((await groupOf(ada)).own).toMatchObject({ seats: 2, scheduledSeats: null });
    expect((await movementsOf(app)).at(-1)).toMatchObject({
      ...{ kind: 'contraction', change_minor: -3 * 12 * BASIC },
    });
  });

  it('that were to go can be kept, and one more drops the change', async () => {
    const { app, ada, id } = await openGroup(3);
    await setSeats(ada, 2);
    await ada.send('DELETE', `/api/subscriptions/${id}/scheduled-change`);
    expect((await groupOf(ada)).own).toMatchObject({ seats: 3, scheduledSeats: null });
    await setSeats(ada, 2);
    await setSeats(ada, 4);
    await app.advance(32 * DAY);
    expect((await chargesOf(app, ada))[0]).toBe(4 * BASIC);
  });

  it('stay as they are if the card is declined', async () => {
    const { app, ada, id } = await openGroup(2);
    await useCard(app, ada, id, 'pm_card_chargeCustomerFail');
    const { amountDue, prorationDate } = await previewOf(ada, 4);
    const refused = await ada.send('PUT', '/api/group/seats', {
      ...{ seats: 4, amountDue, prorationDate },
    });
    expect(refused.status).toBe(402);
    expect((await groupOf(ada)).own).toMatchObject({ seats: 2 });
  });

  it('are changed once by a double click', async () => {
    const { app, ada } = await openGroup(1);
    const { amountDue, prorationDate } = await previewOf(ada, 3);
    const put = () =>
      ada.send('PUT', '/api/group/seats', { ...{ seats: 3, amountDue, prorationDate } });
    const both = await Promise.all([put(), put()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await chargesOf(app, ada)).toEqual([amountDue, BASIC]);
  });

  it('are refused for other plans, another amount, too many, and below those in use', async () => {
    const { app, ada } = await openGroup(3);
    const eve = await app.join('eve');
    await eve.subscribe('premium');
    const ask = (member: TestMember, seats: number) =>
      member.send('POST', '/api/group/seats/preview', { seats });
    expect((await ask(eve, 2)).status).toBe(409);
    expect((await groupOf(eve)).own).toBeNull();
    expect((await ask(ada, 201)).status).toBe(400);
    expect((await ask(ada, 0)).status).toBe(400);
    await invite(ada, 'one@example.org');
    const refused = await ask(ada, 1);
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      '2 seats are used. Remove people or withdraw invitations first.',
    ]);
    const put = { seats: 2, amountDue: 1, prorationDate: null };
    expect((await ada.send('PUT', '/api/group/seats', put)).status).toBe(409);
    const nobody = await app.join('nobody');
    expect((await ask(nobody, 2)).status).toBe(404);
  });

  it('keep their number when the plan changes, and only to a plan for groups', async () => {
    const { app, ada, id } = await openGroup(2);
    const change = () => ada.send('PATCH', `/api/subscriptions/${id}`, { planId: 'premium' });
    expect((await change()).status).toBe(409);
    await allowGroups(app, 'premium');
    const kim = await addPerson(app, ada, 'kim');
    expect((await change()).status).toBe(200);
    await app.settle();
    expect((await groupOf(ada)).own).toMatchObject({ seats: 2, planId: 'premium' });
    expect(await planOf(kim)).toBe('premium');
    await app.advance(32 * DAY);
    expect((await chargesOf(app, ada))[0]).toBe(2 * PREMIUM);
  });
});

describe('people', () => {
  it('accept with any account, have what the payer has, and can leave', async () => {
    const { app, ada } = await openGroup(3);
    const kim = await app.join('kim');
    const code = await invited(app, ada, 'someone@elsewhere.org');
    expect(await planOf(kim)).toBeNull();
    const shown = await kim.send('POST', '/api/group/invitation/check', { code });
    expect(shown.body).toMatchObject({ payer: 'ada', planId: 'basic', obstacle: null });
    expect((await accept(kim, code)).body.membership).toMatchObject({ payer: 'ada' });
    expect(await planOf(kim)).toBe('basic');
    expect((await groupOf(ada)).own).toMatchObject({
      ...{ seats: 3, used: 2 },
      members: [{ state: 'member', email: 'someone@elsewhere.org', name: 'kim' }],
    });
    // The link works once.
    expect((await accept(await app.join('eve'), code)).status).toBe(400);
    await kim.send('DELETE', '/api/group/membership');
    await kim.send('DELETE', '/api/group/membership');
    expect(await planOf(kim)).toBeNull();
    expect((await groupOf(ada)).own).toMatchObject({ used: 1, members: [] });
  });

  it('lose access when they are removed, with a mail', async () => {
    const { app, ada } = await openGroup(2);
    const kim = await addPerson(app, ada, 'kim');
    const seat = (await groupOf(ada)).own?.members[0]?.id;
    expect((await kim.send('DELETE', `/api/group/members/${seat}`)).status).toBe(404);
    expect((await ada.send('DELETE', `/api/group/members/${seat}`)).status).toBe(200);
    expect(await planOf(kim)).toBeNull();
    expect(await mailsOf(app)).toEqual(['seat-removed kim@example.org']);
  });

  it('cannot use an invitation that was withdrawn, sent again or has expired', async () => {
    const { app, ada } = await openGroup(2);
    const kim = await app.join('kim');
    const first = await invited(app, ada, 'kim@example.org');
    const second = await invited(app, ada, 'kim@example.org');
    expect((await groupOf(ada)).own).toMatchObject({ used: 2, members: [{ state: 'invited' }] });
    expect((await accept(kim, first)).status).toBe(400);
    await app.advance(15 * DAY);
    expect((await accept(kim, second)).status).toBe(400);
    expect((await groupOf(ada)).own).toMatchObject({ used: 1, members: [{ state: 'expired' }] });
    const third = await invited(app, ada, 'kim@example.org');
    const seat = (await groupOf(ada)).own?.members[0]?.id;
    await ada.send('DELETE', `/api/group/members/${seat}`);
    expect((await accept(kim, third)).status).toBe(400);
    await invited(app, ada, 'kim@example.org');
    await app.advance(60 * DAY);
    await runHourlyJobs(openSecondProcess(app).context);
    expect((await groupOf(ada)).own?.members).toEqual([]);
  });

  it('are not invited twice, beyond the seats, or to their own group', async () => {
    const { app, ada } = await openGroup(2);
    expect((await invite(ada, 'ada@example.org')).status).toBe(409);
    expect((await invite(ada, 'nonsense')).status).toBe(400);
    await addPerson(app, ada, 'kim');
    expect((await invite(ada, 'kim@elsewhere.org')).status).toBe(409);
    expect((await invite(ada, 'more@example.org')).status).toBe(409);
    const eve = await app.join('eve');
    expect((await invite(eve, 'more@example.org')).status).toBe(404);
  });

  it('with a plan of their own are told, and never pay twice', async () => {
    const { app, ada } = await openGroup(3);
    const kim = await app.join('kim');
    const { id } = await kim.subscribe('premium');
    const code = await invited(app, ada, 'kim@example.org');
    const check = () => kim.send('POST', '/api/group/invitation/check', { code });
    expect((await check()).body).toMatchObject({ obstacle: 'plan' });
    expect((await accept(kim, code)).status).toBe(409);
    await kim.send('DELETE', `/api/subscriptions/${id}`);
    expect((await accept(kim, code)).status).toBe(200);
    // The plan that is paid for unlocks more until it ends.
    expect(await planOf(kim)).toBe('premium');
    const again = await kim.send('PATCH', `/api/subscriptions/${id}`, { cancelAtPeriodEnd: false });
    expect(again.status).toBe(409);
    await app.advance(32 * DAY);
    expect(await planOf(kim)).toBe('basic');
    const second = await kim.send('POST', '/api/subscriptions/create', { planId: 'basic' });
    expect(second.status).toBe(409);
    expect(await chargesOf(app, kim)).toEqual([PREMIUM]);
  });

  it('cannot be in two groups, or in their own', async () => {
    const { app, ada } = await openGroup(3);
    const bob = await app.join('bob');
    await bob.subscribe('basic');
    await setSeats(bob, 2);
    const kim = await addPerson(app, ada, 'kim');
    const other = await invited(app, bob, 'kim@example.org');
    expect((await accept(kim, other)).status).toBe(409);
    const own = await invited(app, ada, 'me@example.org');
    expect((await accept(ada, own)).status).toBe(409);
  });
});

describe('a group follows its payer', () => {
  it('when the plan is cancelled, and ends with it', async () => {
    const { app, ada, id } = await openGroup(2);
    const kim = await addPerson(app, ada, 'kim');
    await ada.send('DELETE', `/api/subscriptions/${id}`);
    expect(await planOf(kim)).toBe('basic');
    await app.site.deliver();
    await app.advance(32 * DAY);
    expect([await planOf(ada), await planOf(kim)]).toEqual([null, null]);
    expect(await mailsOf(app)).toContain('group-ended kim@example.org');
    expect(await groupOf(kim)).toEqual({ own: null, membership: null });
  });

  it('when it is paused and resumed', async () => {
    const { app, ada, id } = await openGroup(2);
    const kim = await addPerson(app, ada, 'kim');
    const { option } = await pause(ada, id, 2);
    expect(option.amountDue).toBe(2 * BASIC);
    expect((await kim.overview()).entitlement?.until).toBe(option.startsAt);
    await app.advance(40 * DAY);
    expect([await planOf(ada), await planOf(kim)]).toEqual([null, null]);
    expect((await groupOf(kim)).membership).toMatchObject({ payer: 'ada', until: null });
    expect((await resume(ada, id, 2 * BASIC)).status).toBe(200);
    expect([await planOf(ada), await planOf(kim)]).toEqual(['basic', 'basic']);
  });

  it('when it is unpaid, for exactly as long as the payer', async () => {
    const { app, ada, id } = await openGroup(2);
    const kim = await addPerson(app, ada, 'kim');
    await useCard(app, ada, id, 'pm_card_chargeCustomerFail');
    await app.advance(31 * DAY + DAY / 2);
    for (let day = 0; day < 10; day += 1) {
      const [own, seat] = [(await ada.overview()).entitlement, (await kim.overview()).entitlement];
      expect(seat).toEqual(own);
      await app.advance(DAY);
    }
    expect([await planOf(ada), await planOf(kim)]).toEqual([null, null]);
    expect((await invite(ada, 'late@example.org')).status).toBe(409);
  });

  it('when staff reduce the seats at Stripe: the last who came wait', async () => {
    const { app, ada, id } = await openGroup(3);
    const kim = await addPerson(app, ada, 'kim');
    app.site.clock.advance(1000);
    const lea = await addPerson(app, ada, 'lea');
    const { items } = await app.stripe.subscriptions.retrieve(id);
    await app.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', quantity: 2 }],
    });
    await app.settle();
    expect([await planOf(kim), await planOf(lea)]).toEqual(['basic', null]);
    expect((await groupOf(ada)).own?.members.map(({ state }) => state)).toEqual([
      'member',
      'waiting',
    ]);
    await kim.send('DELETE', '/api/group/membership');
    expect(await planOf(lea)).toBe('basic');
  });

  it('when the payer’s account is deleted', async () => {
    const { app, ada } = await openGroup(3, { ACCOUNT_DELETION_DAYS: '0' });
    const kim = await addPerson(app, ada, 'kim');
    const { consequences } = (
      await ada.send<{ consequences: string[] }>('GET', '/api/users/me/deletion')
    ).body;
    expect(consequences).toContain('Your group ends too: 1 person loses access.');
    await ada.send('DELETE', '/api/users/me', { password: PASSWORD });
    expect(await planOf(kim)).toBeNull();
    expect(await mailsOf(app)).toContain('group-ended kim@example.org');
  });
});

it('a seat is free again when the member’s account is deleted', async () => {
  const { app, ada } = await openGroup(2, { ACCOUNT_DELETION_DAYS: '0' });
  const kim = await addPerson(app, ada, 'kim');
  await kim.send('DELETE', '/api/users/me', { password: PASSWORD });
  expect((await groupOf(ada)).own).toMatchObject({ used: 1, members: [] });
});

describe('at the same time', () => {
  it('two processes give the last seat to one person', async () => {
    const { app, ada, id } = await openGroup(3);
    const [kim, lea] = [await app.join('kim'), await app.join('lea')];
    const codes = [
      await invited(app, ada, 'kim@example.org'),
      await invited(app, ada, 'lea@example.org'),
    ];
    // Two invitations for one seat, because staff reduced it at Stripe. The payer withdraws nothing.
    await setQuantity(app, id, 2);
    const { context } = openSecondProcess(app);
    const outcomes = await Promise.allSettled([
      accept(kim, codes[0] ?? '').then(({ status }) => {
        if (status !== 200) throw new Error(String(status));
      }),
      acceptInvitation(context, lea.userId, codes[1] ?? ''),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const plans = [await planOf(kim), await planOf(lea)];
    expect(plans.filter((plan) => plan !== null)).toEqual(['basic']);
  });

  it('a seat that is given up is either accepted or gone, never both', async () => {
    const { app, ada } = await openGroup(2);
    const kim = await app.join('kim');
    const code = await invited(app, ada, 'kim@example.org');
    const put = { seats: 1, amountDue: BASIC, prorationDate: null };
    const [accepted, reduced] = await Promise.all([
      accept(kim, code),
      ada.send('PUT', '/api/group/seats', put),
    ]);
    expect(accepted.status).toBe(200);
    expect(reduced.status).toBe(409);
    await app.advance(32 * DAY);
    expect(await planOf(kim)).toBe('basic');
  });

  it('a person who subscribes while accepting pays for one of both', async () => {
    const { app, ada } = await openGroup(2);
    const kim = await app.join('kim');
    const code = await invited(app, ada, 'kim@example.org');
    const [accepted, started] = await Promise.all([
      accept(kim, code),
      kim.send('POST', '/api/subscriptions/create', { planId: 'premium' }),
    ]);
    expect([200, 409]).toContain(started.status);
    expect(accepted.status).toBe(200);
    const again = await kim.send('POST', '/api/subscriptions/create', { planId: 'premium' });
    expect(again.status).toBe(409);
  });
});
