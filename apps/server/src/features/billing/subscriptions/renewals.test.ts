import { priceOf, shownPrice } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../testing/test-clock.ts';
import { remindEnding } from '../notices/remind-ending.ts';
import { type BillingApp, openBillingApp, type TestMember } from '../testing/billing-app.ts';
import { openSecondProcess } from '../testing/second-process.ts';

const BASIC = priceOf('basic');

/** A subscription whose card will be declined at renewal. */
async function subscribeThenDecline(app: BillingApp, member: TestMember) {
  const { id } = await member.subscribe();
  const customer = await member.customerId();
  const card = await app.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await app.stripe.subscriptions.update(id, { default_payment_method: card.id });
  await app.settle();
  await app.mails();
  return id;
}

const kinds = async (app: BillingApp) => (await app.mails()).map(({ kind }) => kind);

describe('a renewal', () => {
  it('is paid, extends the plan and sends a receipt', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.subscribe();
    const before = await ada.overview();
    await app.advance(31 * DAY + 2 * HOUR);
    const after = await ada.overview();
    expect(after.state).toBe('active');
    expect(before.subscription?.currentPeriodEnd).toBe('2040-04-01T12:00:00.000Z');
    expect(after.subscription?.currentPeriodEnd).toBe('2040-05-01T12:00:00.000Z');
    expect(await kinds(app)).toEqual(['billing-receipt', 'billing-receipt']);
  });

  it('declined: past due, grace period, one mail per attempt, then ended with all data kept', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const id = await subscribeThenDecline(app, ada);
    await app.advance(31 * DAY + 2 * HOUR);
    const late = await ada.overview();
    expect(late).toMatchObject({
      state: 'past_due',
      entitlement: { plan: 'basic', until: late.graceEndsAt },
      openInvoice: { status: 'open', amountRemaining: BASIC },
    });
    const [mail, ...more] = await app.mails();
    expect(more).toEqual([]);
    expect(mail?.kind).toBe('billing-payment-failed');
    expect(mail?.text).toContain(
      `We could not charge ${shownPrice('basic')} to your card to renew your membership.`,
    );
    expect(mail?.text).toContain('You keep your plan for a few more days.');
    const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).toContain('/dashboard/subscription');
    expect(mail?.text).toContain(late.openInvoice?.hostedInvoiceUrl);
    expect((await fetch(late.openInvoice?.hostedInvoiceUrl ?? '')).status).toBe(200);

    await app.advance(3 * DAY + HOUR);
    expect(await kinds(app)).toEqual(['billing-payment-failed']);
    await app.advance(5 * DAY);
    expect(await ada.overview()).toMatchObject({
      state: 'past_due',
      entitlement: null,
      graceEndsAt: null,
    });
    const [last, ...others] = await app.mails();
    expect(others).toEqual([]);
    expect(last?.kind).toBe('billing-payment-failed');
    expect(last?.text).toContain('You cannot use your plan until this is paid.');
    expect(last?.text).not.toContain('a few more days');
    await app.advance(20 * DAY);
    expect(await ada.overview()).toMatchObject({ state: 'ended', subscription: { id } });
    expect(await kinds(app)).toContain('billing-ended');
    const customer = await ada.customerId();
    expect(await ada.send('GET', `/api/invoices/customer/${customer}`)).toMatchObject({
      body: [{ amountPaid: BASIC }],
    });
    const again = await ada.subscribe('premium');
    expect(again.id).not.toBe(id);
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      entitlement: { plan: 'premium' },
    });
  });

  it('declined gives one grace period, not one every month', async () => {
    const app = await openBillingApp({ sandbox: { afterDunning: 'past_due' } });
    const ada = await app.join();
    await subscribeThenDecline(app, ada);
    await app.advance(31 * DAY + 2 * HOUR);
    expect((await ada.overview()).entitlement).not.toBeNull();
    await app.advance(31 * DAY);
    expect(await ada.overview()).toMatchObject({ state: 'past_due', entitlement: null });
    await app.advance(31 * DAY);
    expect(await ada.overview()).toMatchObject({ state: 'past_due', entitlement: null });
  });

  it('declined and marked unpaid by Stripe has no grace period left', async () => {
    const app = await openBillingApp({ sandbox: { afterDunning: 'unpaid' } });
    const ada = await app.join();
    await subscribeThenDecline(app, ada);
    await app.advance(31 * DAY + 2 * HOUR);
    expect((await ada.overview()).graceEndsAt).not.toBeNull();
    await app.advance(20 * DAY);
    expect(await ada.overview()).toMatchObject({
      state: 'past_due',
      subscription: { status: 'unpaid' },
      entitlement: null,
      graceEndsAt: null,
    });
  });

  it('declined is paid immediately when a new card is added', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await subscribeThenDecline(app, ada);
    await app.advance(31 * DAY + 2 * HOUR);
    expect((await ada.overview()).state).toBe('past_due');
    const card = await app.stripe.paymentMethods.create({
      type: 'card',
      card: { token: 'tok_visa' },
    });
    expect(
      await ada.send('POST', '/api/payments/methods', { paymentMethodId: card.id }),
    ).toMatchObject({ status: 200, body: { id: card.id, isDefault: true } });
    expect(await ada.overview()).toMatchObject({ state: 'active', openInvoice: null });
  });

  it('declined is charged once, however often the member clicks Pay', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await subscribeThenDecline(app, ada);
    await app.advance(31 * DAY + 2 * HOUR);
    const invoice = (await ada.overview()).openInvoice?.id;
    const pay = (body?: object) => ada.send('POST', `/api/invoices/${invoice}/pay`, body);
    expect(await pay()).toMatchObject({ status: 402, body: { error: { code: 'payment_failed' } } });
    const customer = await ada.customerId();
    const { id } = await app.stripe.paymentMethods.attach('pm_card_visa', { customer });
    const responses = await Promise.all([1, 2, 3].map(() => pay({ paymentMethodId: id })));
    for (const response of responses) {
      expect(response).toMatchObject({
        status: 200,
        body: { invoice: { status: 'paid' }, payment: null },
      });
    }
    expect((await ada.overview()).state).toBe('active');
  });

  it('that needs 3-D Secure says so and continues once confirmed', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const started = await ada.subscribe();
    const customer = await ada.customerId();
    const strict = await app.stripe.paymentMethods.attach('pm_card_authenticationRequired', {
      customer,
    });
    await app.stripe.subscriptions.update(started.id, { default_payment_method: strict.id });
    await app.settle();
    await app.mails();
    await app.advance(31 * DAY + 2 * HOUR);
    const late = await ada.overview();
    expect(late.state).toBe('past_due');
    expect(await kinds(app)).toEqual(['billing-action-required']);
    const paid = await ada.send<{ payment: { clientSecret: string } }>(
      'POST',
      `/api/invoices/${late.openInvoice?.id}/pay`,
    );
    expect(paid).toMatchObject({ status: 200, body: { payment: { kind: 'payment' } } });
    const intent = paid.body.payment.clientSecret.split('_secret_')[0] ?? '';
    await app.finish3ds(await app.stripe.paymentIntents.retrieve(intent), true);
    await app.settle();
    expect(await ada.overview()).toMatchObject({ state: 'active', openInvoice: null });
  });

  it.each([
    ['2041-01-31T10:00:00.000Z', ['2041-02-28', '2041-03-31', '2041-04-30']],
    ['2040-01-31T10:00:00.000Z', ['2040-02-29', '2040-03-31', '2040-04-30']],
  ])('anchored on %s falls on the last day of shorter months', async (start, days) => {
    const app = await openBillingApp({ start });
    const ada = await app.join();
    await ada.subscribe();
    for (const day of days) {
      expect((await ada.overview()).subscription?.currentPeriodEnd).toBe(`${day}T10:00:00.000Z`);
      const left = Date.parse(`${day}T10:00:00.000Z`) - app.site.clock.now().getTime();
      await app.advance(left + 2 * HOUR);
    }
  });

  it('of a yearly plan from a leap day falls on 28 February', async () => {
    const app = await openBillingApp({ start: '2040-02-29T10:00:00.000Z' });
    const ada = await app.join();
    await ada.subscribe('annual');
    expect((await ada.overview()).subscription?.currentPeriodEnd).toBe('2041-02-28T10:00:00.000Z');
  });
});

describe('the end of a cancelled plan', () => {
  it('is announced once, three days before, by one of the processes', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe();
    await ada.send('DELETE', `/api/subscriptions/${id}`);
    await app.settle();
    await app.mails();
    const { context } = openSecondProcess(app);
    await remindEnding(context);
    expect(await kinds(app)).toEqual([]);
    await app.advance(29 * DAY);
    await Promise.all([remindEnding(context), remindEnding(context)]);
    await remindEnding(context);
    expect(await kinds(app)).toEqual(['billing-ending-soon']);
  });
});
