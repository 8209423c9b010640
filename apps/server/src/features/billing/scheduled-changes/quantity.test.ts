import type { CallOutput, previewPlanChange } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { expect, it } from 'vitest';
import { reconcile } from '../reconciliation/reconcile.ts';
import type { BillingApp } from '../testing/billing-app.ts';
import {
  chargesOf,
  mailKinds,
  movementsOf,
  openWithPlan,
  pause,
  pauseOptionsOf,
  resume,
  schedule,
} from '../testing/plan-changes.ts';
import { openSecondProcess } from '../testing/second-process.ts';

const BASIC = priceOf('basic');
const PREMIUM = priceOf('premium');

const DAY = 24 * 60 * 60_000;

/** As staff change it in Stripe's dashboard. */
async function setQuantity(app: BillingApp, id: string, quantity: number) {
  const { items } = await app.stripe.subscriptions.retrieve(id);
  await app.stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', quantity }],
    proration_behavior: 'none',
  });
  await app.settle();
}

const changesOf = async (app: BillingApp) =>
  (await movementsOf(app)).map(({ kind, change_minor }) => [kind, change_minor]);

it('is paid and counted as often as Stripe charges it', async () => {
  const { app, ada, id } = await openWithPlan('basic');
  await setQuantity(app, id, 3);
  expect((await ada.overview()).subscription).toMatchObject({
    ...{ quantity: 3, price: 3 * BASIC, nextPrice: 3 * BASIC, planId: 'basic' },
  });
  await app.advance(32 * DAY);
  expect(await chargesOf(app, ada)).toEqual([3 * BASIC, BASIC]);
  await setQuantity(app, id, 2);
  expect(await changesOf(app)).toEqual([
    ['new', 12 * BASIC],
    ['expansion', 2 * 12 * BASIC],
    ['contraction', -12 * BASIC],
  ]);
  expect((await reconcile(openSecondProcess(app).context)).drift).toEqual([]);
});

it('stays when the plan changes at once, for what was shown', async () => {
  const { app, ada, id } = await openWithPlan('basic');
  await setQuantity(app, id, 2);
  const { body: shown } = await ada.send<CallOutput<typeof previewPlanChange>>(
    'POST',
    `/api/subscriptions/${id}/preview`,
    { planId: 'premium' },
  );
  expect(shown).toMatchObject({ nextPrice: 2 * PREMIUM });
  const { prorationDate } = shown;
  await ada.send('PATCH', `/api/subscriptions/${id}`, { planId: 'premium', prorationDate });
  expect((await ada.overview()).subscription).toMatchObject({ quantity: 2, planId: 'premium' });
  expect((await chargesOf(app, ada))[0]).toBe(shown.amountDue);
  await app.advance(32 * DAY);
  expect((await chargesOf(app, ada))[0]).toBe(2 * PREMIUM);
});

it('stays when a smaller plan begins, and costs what was shown', async () => {
  const { app, ada, id } = await openWithPlan('premium');
  await setQuantity(app, id, 3);
  const { shown, subscription } = await schedule(ada, id, 'basic');
  expect(shown).toMatchObject({ price: 3 * BASIC, amountDue: 3 * BASIC });
  expect(subscription).toMatchObject({ quantity: 3, nextPrice: 3 * BASIC });
  await app.advance(32 * DAY);
  expect((await chargesOf(app, ada))[0]).toBe(3 * BASIC);
  expect((await ada.overview()).subscription).toMatchObject({ quantity: 3, planId: 'basic' });
});

it('is charged after a pause as shown', async () => {
  const { app, ada, id } = await openWithPlan('basic');
  await setQuantity(app, id, 2);
  const { option } = await pause(ada, id, 2);
  expect(option.amountDue).toBe(2 * BASIC);
  await app.advance(40 * DAY);
  expect((await pauseOptionsOf(ada, id)).resumeDue).toBe(2 * BASIC);
  expect((await resume(ada, id, 2 * BASIC)).status).toBe(200);
  expect((await chargesOf(app, ada))[0]).toBe(2 * BASIC);
});

it('is reduced by a discount like the sum', async () => {
  const { app, ada, id } = await openWithPlan('basic');
  await setQuantity(app, id, 3);
  const coupon = await app.stripe.coupons.create({ percent_off: 25, duration: 'forever' });
  await app.stripe.subscriptions.update(id, { discounts: [{ coupon: coupon.id }] });
  await app.settle();
  const { nextPrice } = (await ada.overview()).subscription ?? {};
  await app.advance(32 * DAY);
  expect((await chargesOf(app, ada))[0]).toBe(nextPrice);
  expect((await movementsOf(app)).at(-1)?.change_minor).toBe(
    (Math.round(0.75 * 3 * BASIC) - 3 * BASIC) * 12,
  );
});

it('that is to change later is no other plan, and costs what is shown', async () => {
  const { app, ada, id } = await openWithPlan('basic');
  await setQuantity(app, id, 3);
  await mailKinds(app);
  const { id: scheduleId, phases } = await app.stripe.subscriptionSchedules.create({
    from_subscription: id,
  });
  const [now] = phases;
  await app.stripe.subscriptionSchedules.update(scheduleId, {
    phases: [
      {
        items: [{ price: 'price_basic', quantity: 3 }],
        start_date: now?.start_date ?? 0,
        end_date: now?.end_date ?? 0,
        proration_behavior: 'none',
      },
      {
        items: [{ price: 'price_basic', quantity: 2 }],
        duration: { interval: 'month', interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  });
  await app.settle();
  expect((await ada.overview()).subscription).toMatchObject({
    ...{ quantity: 3, scheduledChange: null, nextPrice: 2 * BASIC },
  });
  expect(await mailKinds(app)).toEqual([]);
  await app.advance(32 * DAY);
  expect((await chargesOf(app, ada))[0]).toBe(2 * BASIC);
});
