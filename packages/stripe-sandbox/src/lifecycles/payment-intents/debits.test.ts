import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { TEST_ACCOUNTS } from '../../objects/debits/test-accounts.ts';
import { startForTest } from '../../testing/start.ts';
import { DAY } from '../../testing/subscribe.ts';
import { isIban } from '../../wire/iban.ts';

const ACCEPTED = { customer_acceptance: { offline: {}, type: 'offline' as const } };

const debit = (payment_method: string): Stripe.PaymentIntentCreateParams => ({
  amount: 2500,
  confirm: true,
  currency: 'eur',
  mandate_data: ACCEPTED,
  payment_method,
});

// https://docs.stripe.com/payments/sepa-debit/accept-a-payment#test-integration
test('a debit is processing for days and then succeeds', async () => {
  const { control, events, stripe } = await startForTest({ seed: [] });
  const { id: method } = await stripe.paymentMethods.create({
    billing_details: { email: 'a@example.org', name: 'Ada' },
    sepa_debit: { iban: 'DE89 3704 0044 0532 0130 00' },
    type: 'sepa_debit',
  });
  const intent = await stripe.paymentIntents.create(debit(method));
  expect(intent).toMatchObject({
    payment_method_types: ['card', 'sepa_debit'],
    status: 'processing',
  });
  const pending = await stripe.charges.retrieve(String(intent.latest_charge));
  expect(pending).toMatchObject({ balance_transaction: null, paid: false, status: 'pending' });
  expect(pending.id).toMatch(/^py_/);
  await control('clock', { advanceSeconds: 4 * DAY });
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('processing');
  await control('clock', { advanceSeconds: DAY });
  const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  expect(paid).toMatchObject({
    amount_received: 2500,
    latest_charge: {
      paid: true,
      payment_method_details: { sepa_debit: { country: 'DE', last4: '3000' } },
      status: 'succeeded',
    },
    status: 'succeeded',
  });
  expect((await events()).map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'charge.pending',
    'payment_intent.processing',
    'charge.succeeded',
    'payment_intent.succeeded',
  ]);
  await stripe.refunds.create({ payment_intent: intent.id });
});

// https://docs.stripe.com/payments/sepa-debit/accept-a-payment#test-integration
test.each([
  ['pm_failed_at', 'generic_could_not_process', 'payment_intent_payment_attempt_failed', 5],
  ['pm_failedDelayed_fr', 'generic_could_not_process', 'payment_intent_payment_attempt_failed', 10],
  ['pm_insufficientFunds_es', 'insufficient_funds', 'insufficient_funds', 5],
  [
    'pm_exceedsWeeklyVolumeLimit_nl',
    'charge_exceeds_source_limit',
    'charge_exceeds_source_limit',
    5,
  ],
  [
    'pm_exceedsWeeklyTransactionLimit_ie',
    'charge_exceeds_weekly_limit',
    'charge_exceeds_transaction_limit',
    5,
  ],
])('the debit of %s fails with %s', async (method, failure, code, days) => {
  const { control, stripe } = await startForTest();
  const intent = await stripe.paymentIntents.create(debit(method));
  // The clock also moves while the test runs.
  await control('clock', { advanceSeconds: (days - 1) * DAY });
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('processing');
  await control('clock', { advanceSeconds: DAY });
  expect(
    await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] }),
  ).toMatchObject({
    last_payment_error: { code },
    latest_charge: { failure_code: failure, paid: false, status: 'failed' },
    status: 'requires_payment_method',
  });
  expect((await stripe.balanceTransactions.list()).data).toEqual([]);
});

// https://docs.stripe.com/payments/sepa-debit#disputed-payments
test('a disputed debit is lost immediately', async () => {
  const { control, stripe } = await startForTest();
  await stripe.paymentIntents.create(debit('pm_disputed_be'));
  await control('clock', { advanceSeconds: 5 * DAY });
  expect((await stripe.disputes.list()).data).toMatchObject([
    { amount: 2500, reason: 'debit_not_authorized', status: 'lost' },
  ]);
});

// https://docs.stripe.com/payments/sepa-debit/set-up-payment
test('a setup intent creates a mandate that later debits use', async () => {
  const { events, stripe } = await startForTest();
  const customer = await stripe.customers.create();
  const setup = await stripe.setupIntents.create({
    confirm: true,
    customer: customer.id,
    mandate_data: {
      customer_acceptance: {
        online: { ip_address: '127.0.0.1', user_agent: 'test' },
        type: 'online',
      },
    },
    payment_method: 'pm_success_de',
  });
  expect(setup.status).toBe('succeeded');
  const mandate = await stripe.mandates.retrieve(String(setup.mandate));
  expect(mandate).toMatchObject({ status: 'active', type: 'multi_use' });
  expect((await fetch(mandate.payment_method_details.sepa_debit?.url ?? '')).status).toBe(200);
  const method = String(setup.payment_method);
  const { mandate_data: _, ...later } = debit(method);
  const intent = await stripe.paymentIntents.create({
    ...later,
    customer: customer.id,
    expand: ['latest_charge'],
    off_session: true,
  });
  expect(intent.latest_charge).toMatchObject({
    payment_method_details: { sepa_debit: { mandate: mandate.id } },
  });
  const list = await stripe.customers.listPaymentMethods(customer.id, { type: 'sepa_debit' });
  expect(list.data.map(({ id }) => id)).toEqual([method]);
  await stripe.paymentMethods.detach(method);
  expect((await stripe.mandates.retrieve(mandate.id)).status).toBe('inactive');
  expect((await events()).map(({ type }) => type)).toContain('mandate.updated');
});

// https://docs.stripe.com/payments/sepa-debit/accept-a-payment
test('a debit requires euros, a mandate, name and email, and a test account', async () => {
  const { stripe } = await startForTest();
  const create = (change: object) =>
    stripe.paymentIntents.create({ ...debit('pm_success_at'), ...change });
  await expect(create({ currency: 'usd' })).rejects.toMatchObject({
    code: 'payment_intent_incompatible_payment_method',
  });
  await expect(create({ mandate_data: '' })).rejects.toMatchObject({
    code: 'payment_intent_mandate_invalid',
  });
  const unnamed = await stripe.paymentMethods.create({
    sepa_debit: { iban: 'AT611904300234573201' },
    type: 'sepa_debit',
  });
  await expect(create({ payment_method: unnamed.id })).rejects.toMatchObject({
    param: 'billing_details[name]',
  });
  const save = (iban: string) =>
    stripe.paymentMethods.create({ sepa_debit: { iban }, type: 'sepa_debit' });
  await expect(save('AT611904300234573202')).rejects.toMatchObject({
    code: 'invalid_bank_account_iban',
  });
  await expect(save('GB29NWBK60161331926819')).rejects.toMatchObject({
    code: 'payment_method_invalid_parameter_testmode',
  });
});

// https://docs.stripe.com/api/payment_intents/cancel
test('a processing debit can be neither canceled nor confirmed again nor refunded', async () => {
  const { stripe } = await startForTest();
  const { id } = await stripe.paymentIntents.create(debit('pm_success_at'));
  const state = { code: 'payment_intent_unexpected_state' };
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject(state);
  await expect(
    stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject(state);
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_not_refundable',
  });
});

test('all test accounts have valid IBANs and different ids', () => {
  expect(TEST_ACCOUNTS.filter(({ iban }) => !isIban(iban))).toEqual([]);
  expect(new Set(TEST_ACCOUNTS.map(({ alias }) => alias)).size).toBe(TEST_ACCOUNTS.length);
  expect(new Set(TEST_ACCOUNTS.map(({ iban }) => iban)).size).toBe(TEST_ACCOUNTS.length);
});
