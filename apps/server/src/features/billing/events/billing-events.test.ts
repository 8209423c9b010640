import { expect, it } from 'vitest';
import { DAY } from '../../../testing/test-clock.ts';
import { listenToEverything, recordedEvents } from '../../../testing/webhooks/recorded-events.ts';
import { carryOutPlans } from '../../webhooks/index.ts';
import { openBillingApp } from '../testing/billing-app.ts';

it('tells webhooks of a subscription from its start to its end, without the person', async () => {
  const app = await openBillingApp();
  const { db } = app.site.deps;
  await listenToEverything(db);
  const ada = await app.join();
  await ada.subscribe('basic');
  const types = async () => (await recordedEvents(db)).map(({ type }) => type);
  expect((await types()).toSorted()).toEqual([
    'member.plan_changed',
    'payment.succeeded',
    'subscription.started',
  ]);
  const recorded = await recordedEvents(db);
  const { userId: memberId } = ada;
  expect(recorded.find(({ type }) => type === 'payment.succeeded')).toMatchObject({
    object: expect.stringMatching(/^payment:ch_/),
    data: { memberId, amountMinor: expect.any(Number), currency: 'usd' },
  });
  expect(recorded.find(({ type }) => type === 'subscription.started')).toMatchObject({
    data: { memberId, planId: 'basic', level: 'basic', status: 'active' },
  });
  expect(JSON.stringify(recorded)).not.toMatch(/ada|example\.org/);

  const before = (await types()).length;
  await app.settle();
  expect(await types()).toHaveLength(before);

  const { subscriptionId } = (await ada.overview()).subscription ?? {};
  await app.stripe.subscriptions.cancel(subscriptionId ?? '');
  await app.settle();
  expect((await types()).slice(before).toSorted()).toEqual([
    'member.plan_changed',
    'subscription.ended',
  ]);
});

it('tells webhooks of failed payments and refunds, and that a plan ends by itself', async () => {
  const app = await openBillingApp();
  const { db } = app.site.deps;
  await listenToEverything(db);
  const ada = await app.join();
  await ada.subscribe('basic');
  const [paid] = (await recordedEvents(db)).filter(({ type }) => type === 'payment.succeeded');
  await app.stripe.refunds.create({ charge: paid?.data.id });
  await app.settle();
  const refunds = (await recordedEvents(db)).filter(({ type }) => type === 'payment.refunded');
  expect(refunds).toMatchObject([
    { object: paid?.object, data: { id: paid?.data.id, amountMinor: paid?.data.amountMinor } },
  ]);

  // Nobody says anything more, so the grace period ends.
  const count = async () =>
    (await recordedEvents(db)).filter(({ type }) => type === 'member.plan_changed').length;
  const before = await count();
  app.site.clock.advance(60 * DAY);
  await carryOutPlans({ db, now: app.site.clock.now }, new AbortController().signal);
  expect(await count()).toBe(before + 1);
});
