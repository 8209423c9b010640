import type { ChangedSubscription } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { reconcile } from '../reconciliation/reconcile.ts';
import { runHourlyJobs } from '../run-hourly-jobs.ts';
import type { BillingApp } from '../testing/billing-app.ts';
import { chargesOf, mailKinds, openWithPlan, useCard } from '../testing/plan-changes.ts';
import { openSecondProcess } from '../testing/second-process.ts';

const BASIC = priceOf('basic');
const PREMIUM = priceOf('premium');

const DAY = 24 * 60 * 60_000;
const KEPT = { subscription: { planId: 'premium', scheduledChange: { planId: 'basic' } } };
const LOST = { subscription: { planId: 'premium', scheduledChange: null } };

const toRestore = ({ site }: BillingApp) =>
  site.deps.db.queries.selectFrom('schedules_to_restore').select('next_price_id').execute();

/** Requests that change the subscription itself fail; its schedule can be released. */
const failUpdates = (app: BillingApp, id: string, times = 1) =>
  app.control('faults', {
    ...{ kind: 'break', response: 'not_permitted', times },
    match: `POST /v1/subscriptions/${id}`,
  });

describe('a scheduled change is restored', () => {
  it('if an upgrade fails after the schedule is released', async () => {
    const { app, ada, id } = await openWithPlan('premium', 'basic');
    await mailKinds(app);
    await failUpdates(app, id);
    const failed = await ada.send('PATCH', `/api/subscriptions/${id}`, { planId: 'annual' });
    expect(failed.status).toBe(503);
    expect(await ada.overview()).toMatchObject(KEPT);
    // The member has changed nothing, so there is nothing to tell.
    expect(await mailKinds(app)).toEqual([]);
    expect(await toRestore(app)).toEqual([]);
    await app.advance(32 * DAY);
    expect(await chargesOf(app, ada)).toEqual([BASIC, PREMIUM]);
  });

  it('if a cancellation fails after the schedule is released', async () => {
    const { app, ada, id } = await openWithPlan('premium', 'basic');
    await failUpdates(app, id);
    expect((await ada.send('DELETE', `/api/subscriptions/${id}`)).status).toBe(503);
    expect(await ada.overview()).toMatchObject({ state: 'active', ...KEPT });
  });

  it('later, if that fails too: the first error is shown, and the hourly job restores it', async () => {
    const { app, ada, id } = await openWithPlan('premium', 'basic');
    await mailKinds(app);
    await failUpdates(app, id);
    await app.control('faults', {
      ...{ kind: 'break', response: 'not_permitted', times: 1 },
      match: 'GET /v1/prices/price_basic',
    });
    const failed = await ada.send('PATCH', `/api/subscriptions/${id}`, { planId: 'annual' });
    expect([failed.status, failed.body.error.message]).toEqual([
      503,
      'Failed to update subscription',
    ]);
    await app.settle();
    expect(await ada.overview()).toMatchObject(LOST);
    const { context } = openSecondProcess(app);
    await runHourlyJobs(context);
    expect(await ada.overview()).toMatchObject(KEPT);
    expect(await mailKinds(app)).toEqual([]);
    expect(await toRestore(app)).toEqual([]);
  });

  it('by the reconciliation, which reports it', async () => {
    const { app, ada, id } = await openWithPlan('premium', 'basic');
    // A process was killed between the two requests.
    await app.site.deps.db.queries
      .insertInto('schedules_to_restore')
      .values({
        ...{ subscription_id: id, price_id: 'price_premium', next_price_id: 'price_basic' },
        next_quantity: 1,
        created_at: app.site.clock.now().toISOString(),
      })
      .execute();
    const { schedule } = await app.stripe.subscriptions.retrieve(id);
    await app.stripe.subscriptionSchedules.release(String(schedule));
    await app.settle();
    expect(await ada.overview()).toMatchObject(LOST);
    const { drift } = await reconcile(openSecondProcess(app).context);
    expect(drift.map(({ kind }) => kind)).toEqual(['schedule']);
    expect(await ada.overview()).toMatchObject(KEPT);
  });

  it('if the member does not confirm the payment of an upgrade', async () => {
    const { app, ada, id } = await openWithPlan('premium', 'basic');
    await useCard(app, ada, id, 'pm_card_authenticationRequired');
    await mailKinds(app);
    const change = await ada.send<ChangedSubscription>('PATCH', `/api/subscriptions/${id}`, {
      planId: 'annual',
    });
    expect(change).toMatchObject({ status: 200, body: { payment: {} } });
    const { context } = openSecondProcess(app);
    // The payment can still be confirmed.
    await runHourlyJobs(context);
    expect(await ada.overview()).toMatchObject(LOST);
    await app.advance(DAY);
    await runHourlyJobs(context);
    expect(await ada.overview()).toMatchObject(KEPT);
    expect(await mailKinds(app)).toEqual([]);
  });
});

it('an upgrade that is confirmed replaces the scheduled change', async () => {
  const { app, ada, id } = await openWithPlan('premium', 'basic');
  await useCard(app, ada, id, 'pm_card_authenticationRequired');
  const { body } = await ada.send<ChangedSubscription>('PATCH', `/api/subscriptions/${id}`, {
    planId: 'annual',
  });
  const intentId = body.payment?.clientSecret.split('_secret_')[0] ?? '';
  await app.finish3ds(await app.stripe.paymentIntents.retrieve(intentId), true);
  await app.settle();
  await runHourlyJobs(openSecondProcess(app).context);
  expect(await ada.overview()).toMatchObject({
    subscription: { planId: 'annual', scheduledChange: null },
  });
  expect(await toRestore(app)).toEqual([]);
});

it('an upgrade whose response was lost is not followed by the smaller plan', async () => {
  const { app, ada, id } = await openWithPlan('premium', 'basic');
  await app.control('faults', {
    ...{ kind: 'drop', when: 'after', times: 3 },
    match: `POST /v1/subscriptions/${id}`,
  });
  await ada.send('PATCH', `/api/subscriptions/${id}`, { planId: 'annual' });
  await app.settle();
  expect(await ada.overview()).toMatchObject({
    subscription: { planId: 'annual', scheduledChange: null },
  });
  expect(await toRestore(app)).toEqual([]);
});
