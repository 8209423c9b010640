import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../testing/test-clock.ts';
import { billingAccountHooks } from '../account-hooks.ts';
import type { BillingContext } from '../context.ts';
import { cancelSubscription } from '../subscriptions/cancellation/cancel-subscription.ts';
import { startSubscription } from '../subscriptions/start-subscription.ts';
import { type BillingApp, openBillingApp, type TestMember } from '../testing/billing-app.ts';
import { openSecondProcess } from '../testing/second-process.ts';
import { insertEvent } from '../webhooks/events.repo.ts';
import { handleDueEvents } from '../webhooks/handle-events.ts';

/** A billing context that runs `change` right after its first read from Stripe. */
function overtakenBy(app: BillingApp, happen: () => Promise<unknown>): BillingContext {
  const { context } = openSecondProcess(app);
  let isFirst = true;
  const readCustomer: BillingContext['payments']['readCustomer'] = async (id) => {
    const truth = await context.payments.readCustomer(id);
    if (isFirst) {
      isFirst = false;
      await happen();
    }
    return truth;
  };
  return { ...context, payments: { ...context.payments, readCustomer } };
}

/** A subscription with a declined renewal and a second card that works. */
async function fallDue(app: BillingApp, member: TestMember) {
  const { id } = await member.subscribe();
  const customer = await member.customerId();
  const bad = await app.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  const good = await app.stripe.paymentMethods.attach('pm_card_visa', { customer });
  await app.stripe.subscriptions.update(id, { default_payment_method: bad.id });
  await app.advance(31 * DAY + 2 * HOUR);
  const { openInvoice, state } = await member.overview();
  expect(state).toBe('past_due');
  return { id, invoiceId: openInvoice?.id as string, card: good.id };
}

describe('a last-second payment', () => {
  it('for one plan is kept if another tab chooses another plan', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const basic = await ada.start('basic');
    const context = overtakenBy(app, () => app.confirm(basic.payment));
    await expect(
      startSubscription(context, ada.userId, { planId: 'premium' }),
    ).rejects.toMatchObject({ code: 'already_subscribed' });
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      subscription: { id: basic.id },
      entitlement: { plan: 'basic' },
    });
  });

  it('for a plan that is being cancelled ends it after the paid period', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const started = await ada.start();
    const context = overtakenBy(app, () => app.confirm(started.payment));
    expect(await cancelSubscription(context, ada.userId, started.id, false)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    });
    expect(await ada.overview()).toMatchObject({ state: 'ending', entitlement: { plan: 'basic' } });
  });

  it('for an overdue renewal ends the plan after the paid period', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id, invoiceId, card } = await fallDue(app, ada);
    const context = overtakenBy(app, () =>
      app.stripe.invoices.pay(invoiceId, { payment_method: card }),
    );
    expect(await cancelSubscription(context, ada.userId, id, false)).toMatchObject({
      status: 'active',
    });
    expect(await ada.overview()).toMatchObject({ state: 'ending', entitlement: { plan: 'basic' } });
  });
});

describe('an open invoice of an ended plan', () => {
  it('cannot be paid after an overdue plan was cancelled', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id, invoiceId, card } = await fallDue(app, ada);
    expect(await ada.send('DELETE', `/api/subscriptions/${id}`)).toMatchObject({
      status: 200,
      body: { status: 'canceled' },
    });
    expect(await app.stripe.invoices.retrieve(invoiceId)).toMatchObject({ status: 'void' });
    expect(
      await ada.send('POST', `/api/invoices/${invoiceId}/pay`, { paymentMethodId: card }),
    ).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  });

  it('cannot be paid after Stripe has stopped retrying', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id, invoiceId } = await fallDue(app, ada);
    await app.stripe.subscriptions.cancel(id);
    await app.settle();
    expect((await ada.overview()).state).toBe('ended');
    expect(await app.stripe.invoices.retrieve(invoiceId)).toMatchObject({ status: 'void' });
  });

  it('cannot be paid after the account was deleted', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id, invoiceId } = await fallDue(app, ada);
    await billingAccountHooks(openSecondProcess(app).context).prepareDeletion?.(ada.userId);
    expect(await app.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
    expect(await app.stripe.invoices.retrieve(invoiceId)).toMatchObject({ status: 'void' });
  });

  it('that Stripe refuses to void is refused here', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id, invoiceId, card } = await fallDue(app, ada);
    await app.control('webhooks', { held: true });
    const match = `POST /v1/invoices/${invoiceId}/void`;
    await app.control('faults', { kind: 'break', response: 'server_error', match, times: 99 });
    await app.stripe.subscriptions.cancel(id);
    expect(
      await ada.send('POST', `/api/invoices/${invoiceId}/pay`, { paymentMethodId: card }),
    ).toMatchObject({ status: 503 });
    await app.control('faults/clear', {});
    expect(
      await ada.send('POST', `/api/invoices/${invoiceId}/pay`, { paymentMethodId: card }),
    ).toMatchObject({ status: 409 });
    expect((await app.stripe.charges.list()).data.filter(({ paid }) => paid)).toHaveLength(1);
  });
});

describe('a subscription that was not created here', () => {
  it('prevents a second one', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.subscribe();
    const { context } = openSecondProcess(app);
    const readCustomer: BillingContext['payments']['readCustomer'] = async (id) => {
      const truth = await context.payments.readCustomer(id);
      const subscriptions = truth.subscriptions.map((one) => ({
        ...one,
        status: 'paused' as const,
      }));
      return { ...truth, subscriptions };
    };
    const paused = { ...context, payments: { ...context.payments, readCustomer } };
    await expect(startSubscription(paused, ada.userId, { planId: 'basic' })).rejects.toMatchObject({
      code: 'already_subscribed',
    });
    expect((await app.stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
    await ada.send('POST', '/api/subscriptions/sync');
  });

  it('all unpaid ones but the chosen one are cancelled', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const started = await ada.start('basic');
    const customer = await ada.customerId();
    for (const price of ['price_premium', 'price_basic', 'price_enterprise']) {
      await app.stripe.subscriptions.create({
        customer,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
      });
    }
    const again = await ada.start('premium');
    const { data } = await app.stripe.subscriptions.list({ status: 'all' });
    const open = data.filter(({ status }) => status === 'incomplete').map(({ id }) => id);
    expect(open).toEqual([again.id]);
    expect(open).not.toContain(started.id);
  });
});

describe('a customer whose id was not stored', () => {
  it('is synced if a request of the member stores it at the same moment', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { queries } = app.site.deps.db;
    const users = () => queries.updateTable('users').where('id', '=', ada.userId);
    await app.control('webhooks', { held: true });
    const started = await ada.start();
    const customerId = await ada.customerId();
    await app.confirm(started.payment);
    await users().set({ stripe_customer_id: null }).execute();
    const { context } = openSecondProcess(app);
    const event = { id: 'evt_paid', type: 'invoice.paid', customerId, chargeId: null };
    await insertEvent(queries, event, context.now().toISOString());
    await handleDueEvents({
      ...context,
      locks: async (userId, work) => {
        await users().set({ stripe_customer_id: customerId }).execute();
        return context.locks(userId, work);
      },
    });
    expect(await ada.overview()).toMatchObject({ state: 'active' });
  });
});

describe('a deleted customer', () => {
  it('does not end the subscription of its successor when an old tab syncs it', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const old = await ada.start();
    await app.settle();
    const invoice = await app.stripe.subscriptions.retrieve(old.id);
    await app.stripe.customers.del(await ada.customerId());
    await app.settle();
    const { id } = await ada.subscribe('premium');
    const url = `/api/invoices/${invoice.latest_invoice}/pay`;
    expect(await ada.send('POST', url)).toMatchObject({ status: 409 });
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      subscription: { id },
      entitlement: { plan: 'premium' },
    });
  });

  it('is not synced once the member has another one', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.subscribe();
    const customer = await ada.customerId();
    const { queries } = app.site.deps.db;
    const { context } = openSecondProcess(app);
    const now = context.now().toISOString();
    const setCustomer = (id: string) =>
      queries
        .updateTable('users')
        .set({ stripe_customer_id: id })
        .where('id', '=', ada.userId)
        .execute();
    const event = {
      id: 'evt_late',
      type: 'customer.updated',
      customerId: customer,
      chargeId: null,
    };
    await insertEvent(queries, event, now);
    await handleDueEvents({
      ...context,
      locks: async (userId, work) => {
        await setCustomer('cus_successor');
        return context.locks(userId, work);
      },
    });
    const handled = await queries
      .selectFrom('payment_events')
      .select(['due_at', 'last_error'])
      .where('id', '=', 'evt_late')
      .executeTakeFirst();
    expect(handled).toEqual({ due_at: null, last_error: 'unknown customer' });
    await setCustomer(customer);
  });
});
