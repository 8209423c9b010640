import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../testing/test-clock.ts';
import type { BillingContext } from '../context.ts';
import { runHourlyJobs } from '../run-hourly-jobs.ts';
import { type BillingApp, openBillingApp, type TestMember } from '../testing/billing-app.ts';
import { openSecondProcess } from '../testing/second-process.ts';
import { reconcile } from './reconcile.ts';

/** Disables the webhook endpoint, as a mistake in Stripe's dashboard would. */
const loseWebhooks = (app: BillingApp) => app.stripe.webhookEndpoints.del('we_configured');

/** A customer whose id was not stored because the process crashed. */
async function madeFor({ site, stripe }: BillingApp, { userId }: TestMember): Promise<string> {
  const { document_id: user } = await site.deps.db.queries
    .selectFrom('users')
    .select('document_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return (await stripe.customers.create({ metadata: { user } })).id;
}

describe('reconciliation', () => {
  it('reports nothing if nothing differs', async () => {
    const app = await openBillingApp();
    for (const name of ['ada', 'bob']) await (await app.join(name)).subscribe();
    await app.join('cyd');
    const { context } = openSecondProcess(app);
    expect(await reconcile(context)).toEqual({ checked: 2, failed: 0, drift: [] });
  });

  it('fixes and reports changes without a webhook, then reports nothing', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const bob = await app.join('bob');
    const cyd = await app.join('cyd');
    const { id } = await ada.subscribe();
    await bob.subscribe();
    await cyd.start();
    await app.settle();
    const lost = await cyd.customerId();
    await loseWebhooks(app);
    await app.stripe.subscriptions.cancel(id);
    await app.stripe.customers.del(await bob.customerId());
    await app.site.deps.db.queries
      .updateTable('users')
      .set({ stripe_customer_id: null })
      .where('id', '=', cyd.userId)
      .execute();
    expect((await ada.overview()).state).toBe('active');

    const { context } = openSecondProcess(app);
    const { checked, failed, drift } = await reconcile(context);
    expect({ checked, failed }).toEqual({ checked: 3, failed: 0 });
    expect(drift.map(({ userId, kind }) => [userId, kind])).toEqual(
      expect.arrayContaining([
        [ada.userId, 'subscription'],
        [bob.userId, 'customer_gone'],
        [cyd.userId, 'customer_unlinked'],
      ]),
    );
    expect(drift.find(({ userId }) => userId === ada.userId)?.what).toContain('canceled');
    expect((await ada.overview()).state).toBe('ended');
    expect(await bob.overview()).toMatchObject({ state: 'ended', customerId: null });
    expect(await cyd.customerId()).toBe(lost);
    expect((await reconcile(context)).drift).toEqual([]);
  });

  it('reports what only a person can fix: two subscriptions, an unknown price', async () => {
    const app = await openBillingApp({ allows: { severalLive: true } });
    const ada = await app.join();
    await ada.subscribe();
    const customer = await ada.customerId();
    const { data: cards } = await app.stripe.customers.listPaymentMethods(customer);
    const product = await app.stripe.products.create({ name: 'Special' });
    const price = await app.stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 100,
      recurring: { interval: 'month' },
    });
    await app.stripe.subscriptions.create({
      customer,
      items: [{ price: price.id }],
      default_payment_method: cards[0]?.id as string,
    });
    await app.settle();
    const { context } = openSecondProcess(app);
    const kinds = (await reconcile(context)).drift.map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['several_live', 'unknown_price']);
  });

  it('reports a second customer of a member if it has a subscription', async () => {
    const app = await openBillingApp();
    const [ada, bob] = [await app.join(), await app.join('bob')];
    await ada.subscribe();
    await bob.subscribe();
    await madeFor(app, ada);
    const customer = await madeFor(app, bob);
    const card = await app.stripe.paymentMethods.attach('pm_card_visa', { customer });
    const { id } = await app.stripe.subscriptions.create({
      customer,
      items: [{ price: 'price_basic' }],
      default_payment_method: card.id,
    });
    await app.settle();
    const { context } = openSecondProcess(app);
    expect((await reconcile(context)).drift).toEqual([
      { userId: bob.userId, customerId: customer, kind: 'second_customer', what: id },
    ]);
    expect(await bob.customerId()).not.toBe(customer);
  });

  it('continues if one member fails', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const bob = await app.join('bob');
    await ada.subscribe();
    await bob.subscribe();
    const match = `GET /v1/customers/${await ada.customerId()}`;
    await app.control('faults', { kind: 'break', response: 'server_error', match, times: 99 });
    const { context } = openSecondProcess(app);
    expect(await reconcile(context)).toMatchObject({ checked: 2, failed: 1, drift: [] });
  });

  it('does not replace a customer that was linked in the meantime', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await loseWebhooks(app);
    const other = await madeFor(app, ada);
    const { context } = openSecondProcess(app);
    const locks: BillingContext['locks'] = async (userId, work) => {
      await ada.send('POST', '/api/payments/setup-intent');
      return context.locks(userId, work);
    };
    expect((await reconcile({ ...context, locks })).drift).toEqual([]);
    expect(await ada.customerId()).not.toBe(other);
  });

  it('skips customers of other sites and continues after a failure', async () => {
    const app = await openBillingApp();
    const [ada, bob] = [await app.join(), await app.join('bob')];
    await loseWebhooks(app);
    await app.stripe.customers.create({ email: 'stranger@example.org' });
    const [ofAda, ofBob] = [await madeFor(app, ada), await madeFor(app, bob)];
    const { context } = openSecondProcess(app);
    const readCustomers: string[] = [];
    const readCustomer: BillingContext['payments']['readCustomer'] = (id) => {
      readCustomers.push(id);
      return context.payments.readCustomer(id);
    };
    const locks: BillingContext['locks'] = (userId, work) =>
      userId === bob.userId ? Promise.reject(new Error('busy')) : context.locks(userId, work);
    const payments = { ...context.payments, readCustomer };
    const report = await reconcile({ ...context, payments, locks });
    expect(report).toMatchObject({ checked: 1, failed: 1, drift: [{ customerId: ofAda }] });
    expect(readCustomers).toEqual([ofAda]);
    expect((await reconcile(context)).drift).toMatchObject([{ customerId: ofBob }]);
  });

  it('is retried after an hour if it fails or is stopped', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe();
    const { context } = openSecondProcess(app);
    await runHourlyJobs(context);
    await loseWebhooks(app);
    await app.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await app.advance(DAY);
    const match = 'GET /v1/customers';
    await app.control('faults', { kind: 'break', response: 'server_error', match, times: 99 });
    await expect(runHourlyJobs(context)).rejects.toThrow();
    await app.control('faults/clear', {});
    await app.advance(HOUR);
    await runHourlyJobs(context, () => true);
    expect((await ada.overview()).state).toBe('active');
    await app.advance(HOUR);
    await runHourlyJobs(context);
    expect((await ada.overview()).state).toBe('ending');
  });

  it('runs once a day, in only one process', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe();
    const [one, two] = [openSecondProcess(app), openSecondProcess(app)];
    const chores = () => Promise.all([runHourlyJobs(one.context), runHourlyJobs(two.context)]);
    await chores();
    await loseWebhooks(app);
    await app.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await chores();
    expect((await ada.overview()).state).toBe('active');
    await app.advance(DAY + HOUR);
    await chores();
    expect((await ada.overview()).state).toBe('ending');
  });
});
