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
  visa_cartesBancaires mastercard_cartesBancaires visa_debit_eftposAuCoBranded mastercard_debit_eftposAuCoBranded
  us ar br ca cl co cr ec mx pa py pe uy ae ae_mastercard at be bg by hr cy cz dk ee fi fr de gi gr hu ie it lv li lt lu mt nl no pl pt
  ro sa si sk es se ch gb gb_debit gb_mastercard au cn hk in jp my nz sg tw th
  th_credit th_debit
  visa_chargeDeclined visa_chargeDeclinedInsufficientFunds visa_chargeDeclinedLostCard visa_chargeDeclinedStolenCard
  chargeDeclinedExpiredCard chargeDeclinedIncorrectCvc chargeDeclinedProcessingError
  visa_chargeDeclinedVelocityLimitExceeded chargeCustomerFail
  radarBlock riskLevelHighest riskLevelElevated cvcCheckFail avsZipFail avsLine1Fail avsFail avsUnchecked
  createDispute createDisputeProductNotReceived createDisputeInquiry createComplianceDispute createIssuerFraudRecord
  createMastercardComplianceDispute createMultipleDisputes createCe3EligibleDispute
  createAutoRepresentmentEligibleDispute credit_disableEnterpriseCardFeatures
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
  expect(PUBLISHED).toHaveLength(119);
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
test('disputes have their reasons, and bypassed funds are available immediately', async () => {
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

// https://docs.stripe.com/testing#disputes
test("a charge can be disputed twice, and under the card networks' programs", async () => {
  const { control, stripe } = await startForTest({ seed: [] });
  const disputesOf = async (card: string) => {
    const { id } = await stripe.paymentIntents.create({ ...pay(card), amount: 1001 });
    await control('clock', { advanceSeconds: 60 });
    return (await stripe.disputes.list({ payment_intent: id })).data;
  };
  const twice = await disputesOf('pm_card_createMultipleDisputes');
  expect(twice.map(({ amount }) => amount).sort()).toEqual([500, 501]);
  expect(await disputesOf('pm_card_createCe3EligibleDispute')).toMatchObject([
    {
      enhanced_eligibility_types: ['visa_compelling_evidence_3'],
      evidence_details: {
        enhanced_eligibility: { visa_compelling_evidence_3: { status: 'requires_action' } },
      },
    },
  ]);
  expect(await disputesOf('pm_card_createMastercardComplianceDispute')).toMatchObject([
    { enhanced_eligibility_types: ['mastercard_compliance'], reason: 'noncompliant' },
  ]);
});

// https://docs.stripe.com/disputes/measuring#early-fraud-warnings
test('an early fraud warning is actionable until the charge is refunded', async () => {
  const { events, stripe } = await startForTest({ seed: [] });
  const intent = await stripe.paymentIntents.create(pay('pm_card_createIssuerFraudRecord'));
  const [warning] = (await stripe.radar.earlyFraudWarnings.list({ payment_intent: intent.id }))
    .data;
  expect(warning).toMatchObject({ actionable: true, fraud_type: 'made_with_stolen_card' });
  await stripe.refunds.create({ amount: 400, payment_intent: intent.id });
  expect(await stripe.radar.earlyFraudWarnings.retrieve(warning?.id ?? '')).toMatchObject({
    actionable: true,
  });
  await stripe.refunds.create({ payment_intent: intent.id });
  const settled = await stripe.radar.earlyFraudWarnings.retrieve(warning?.id ?? '', {
    expand: ['charge'],
  });
  expect(settled).toMatchObject({ actionable: false, charge: { refunded: true } });
  const types = (await events()).map(({ type }) => type);
  expect(types.filter((type) => type.startsWith('radar.'))).toEqual([
    'radar.early_fraud_warning.created',
    'radar.early_fraud_warning.updated',
  ]);
});

// https://docs.stripe.com/testing#regulatory-cards
test('a card that is already set up is charged off session without authentication', async () => {
  const { stripe } = await startForTest({ seed: [] });
  const card = 'pm_card_authenticationRequiredSetupForOffSession';
  const paid = await stripe.paymentIntents.create({ ...pay(card), off_session: true });
  expect(paid.status).toBe('succeeded');
  expect((await stripe.paymentIntents.create(pay(card))).status).toBe('requires_action');
});
