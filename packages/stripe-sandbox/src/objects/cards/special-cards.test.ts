import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { DAY } from '../../testing/subscribe.ts';
import { TEST_CARDS } from './test-cards.ts';

const pay = (payment_method: string): Stripe.PaymentIntentCreateParams => ({
  amount: 1000,
  confirm: true,
  currency: 'usd',
  expand: ['latest_charge'],
  payment_method,
});

/** The ids that https://docs.stripe.com/testing lists, without those for products the sandbox does not have. */
const PUBLISHED = `
  visa visa_debit mastercard mastercard_debit mastercard_prepaid amex discover diners jcb unionpay
  us ar br ca cl co cr ec mx pa py pe uy ae at be bg by hr cy cz dk ee fi fr de gi gr hu ie it lv li lt lu mt nl no pl pt
  ro sa si sk es se ch gb gb_debit au cn hk in jp my nz sg tw th
  visa_chargeDeclined visa_chargeDeclinedInsufficientFunds visa_chargeDeclinedLostCard visa_chargeDeclinedStolenCard
  chargeDeclinedExpiredCard chargeDeclinedIncorrectCvc chargeDeclinedProcessingError
  visa_chargeDeclinedVelocityLimitExceeded chargeCustomerFail
  radarBlock riskLevelHighest riskLevelElevated cvcCheckFail avsZipFail avsLine1Fail avsFail avsUnchecked
  createDispute createDisputeProductNotReceived createDisputeInquiry createComplianceDispute
  pendingRefund refundFail bypassPending bypassPendingInternational
  authenticationRequiredOnSetup authenticationRequired authenticationRequiredSetupForOffSession
  authenticationRequiredChargeDeclinedInsufficientFunds threeDSecure2Required threeDSecureRequired
  threeDSecureRequiredChargeDeclined threeDSecureRequiredProcessingError threeDSecureOptional
  threeDSecureOptionalProcessingError amex_threeDSecureNotSupported`
  .trim()
  .split(/\s+/);

// https://docs.stripe.com/testing
test('all published ids exist', () => {
  const known = new Set(TEST_CARDS.flatMap(({ aliases }) => aliases));
  expect(PUBLISHED.filter((name) => !known.has(`pm_card_${name}`))).toEqual([]);
  expect(PUBLISHED).toHaveLength(105);
});

// https://docs.stripe.com/testing#refunds
test('a pending refund succeeds later, and a failing one returns the money', async () => {
  const { control, events, stripe } = await startForTest({ seed: [] });
  const refund = async (card: string) => {
    const { id } = await stripe.paymentIntents.create(pay(card));
    return stripe.refunds.create({ payment_intent: id });
  };
  const pending = await refund('pm_card_pendingRefund');
  expect(pending.status).toBe('pending');
  const failing = await refund('pm_card_refundFail');
  expect(failing.status).toBe('succeeded');
  await control('clock', { advanceSeconds: DAY });
  expect((await stripe.refunds.retrieve(pending.id)).status).toBe('succeeded');
  expect(await stripe.refunds.retrieve(failing.id, { expand: ['charge'] })).toMatchObject({
    charge: { amount_refunded: 0, refunded: false },
    status: 'failed',
  });
  const types = (await events()).map(({ type }) => type);
  expect(types.filter((type) => type === 'refund.failed')).toHaveLength(1);
  const { data } = await stripe.balanceTransactions.list({ type: 'refund_failure' });
  expect(data.map(({ amount }) => amount)).toEqual([1000]);
});

// https://docs.stripe.com/testing#fraud-prevention
test('risk, security code and address are reported on the charge', async () => {
  const { stripe } = await startForTest({ seed: [] });
  const charge = async (card: string) =>
    (await stripe.paymentIntents.create(pay(card))).latest_charge;
  expect(await charge('pm_card_riskLevelElevated')).toMatchObject({
    outcome: { risk_level: 'elevated', type: 'manual_review' },
  });
  expect(await charge('pm_card_cvcCheckFail')).toMatchObject({
    payment_method_details: { card: { checks: { cvc_check: 'fail' } } },
  });
  await expect(charge('pm_card_riskLevelHighest')).rejects.toMatchObject({
    decline_code: 'fraudulent',
  });
  const [blocked] = (await stripe.charges.list()).data;
  expect(blocked?.outcome).toMatchObject({ risk_level: 'highest', type: 'blocked' });
  const { id } = await stripe.paymentMethods.create({
    billing_details: { address: { line1: 'x', postal_code: '12345' } },
    card: { cvc: '123', exp_month: 12, exp_year: 2040, number: '4000000000000036' },
    type: 'card',
  });
  expect(await charge(id)).toMatchObject({
    payment_method_details: {
      card: { checks: { address_line1_check: 'pass', address_postal_code_check: 'fail' } },
    },
  });
});

// https://docs.stripe.com/testing#disputes
test('disputes have their reasons, and bypassed funds are available at once', async () => {
  const { control, stripe } = await startForTest({ seed: [] });
  await stripe.paymentIntents.create(pay('pm_card_createDisputeProductNotReceived'));
  await stripe.paymentIntents.create(pay('pm_card_createComplianceDispute'));
  await control('clock', { advanceSeconds: 60 });
  expect((await stripe.disputes.list()).data.map(({ reason }) => reason).sort()).toEqual([
    'noncompliant',
    'product_not_received',
  ]);
  await stripe.paymentIntents.create(pay('pm_card_bypassPending'));
  const { available } = await stripe.balance.retrieve();
  expect(available).toMatchObject([{ amount: 1000 - 59 }]);
});

// https://docs.stripe.com/testing#regulatory-cards
test('a card that is already set up is charged off session without authentication', async () => {
  const { stripe } = await startForTest({ seed: [] });
  const card = 'pm_card_authenticationRequiredSetupForOffSession';
  const paid = await stripe.paymentIntents.create({ ...pay(card), off_session: true });
  expect(paid.status).toBe('succeeded');
  expect((await stripe.paymentIntents.create(pay(card))).status).toBe('requires_action');
});
