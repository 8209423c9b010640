import { BRANDS } from './brands.ts';
import { OTHER_CARDS_BY_COUNTRY, VISA_BY_COUNTRY } from './countries.ts';
import { type TestCard, visa } from './test-card.ts';

export const TEST_CARDS: readonly TestCard[] = [
  visa('4242424242424242', 'approve', 'pm_card_visa', 'pm_card_us'),
  { ...visa('5555555555554444', 'approve', 'pm_card_mastercard'), brand: 'mastercard' },
  {
    ...visa('378282246310005', 'approve', 'pm_card_amex', 'pm_card_amex_threeDSecureNotSupported'),
    brand: 'amex',
  },
  visa(
    '4000000000000002',
    'generic_decline',
    'pm_card_chargeDeclined',
    'pm_card_visa_chargeDeclined',
  ),
  visa(
    '4000000000009995',
    'insufficient_funds',
    'pm_card_chargeDeclinedInsufficientFunds',
    'pm_card_visa_chargeDeclinedInsufficientFunds',
  ),
  visa(
    '4000000000009987',
    'lost_card',
    'pm_card_chargeDeclinedLostCard',
    'pm_card_visa_chargeDeclinedLostCard',
  ),
  visa(
    '4000000000009979',
    'stolen_card',
    'pm_card_chargeDeclinedStolenCard',
    'pm_card_visa_chargeDeclinedStolenCard',
  ),
  visa(
    '4000000000000069',
    'expired_card',
    'pm_card_chargeDeclinedExpiredCard',
    'pm_card_visa_chargeDeclinedExpiredCard',
  ),
  visa(
    '4000000000000127',
    'incorrect_cvc',
    'pm_card_chargeDeclinedIncorrectCvc',
    'pm_card_visa_chargeDeclinedIncorrectCvc',
  ),
  visa(
    '4000000000000119',
    'processing_error',
    'pm_card_chargeDeclinedProcessingError',
    'pm_card_visa_chargeDeclinedProcessingError',
  ),
  visa('4000000000000341', 'fails_when_charged', 'pm_card_chargeCustomerFail'),
  visa('4000002500003155', 'challenge_until_set_up', 'pm_card_authenticationRequiredOnSetup'),
  visa('4000002760003184', 'challenge_always', 'pm_card_authenticationRequired'),
  visa('4000000000003220', 'challenge_always', 'pm_card_threeDSecure2Required'),
  visa(
    '4000008260003178',
    'challenge_then_insufficient_funds',
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
  ),
  visa('4000000000000259', 'disputed_later', 'pm_card_createDispute'),
  visa('4000000000001976', 'inquiry_later', 'pm_card_createDisputeInquiry'),
  visa(
    '4000000000006975',
    'card_velocity_exceeded',
    'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
  ),
  visa('4100000000000019', 'fraudulent', 'pm_card_radarBlock', 'pm_card_chargeDeclinedFraudulent'),
  { ...visa('4000000000009235', 'approve', 'pm_card_riskLevelElevated'), isRisky: true },
  visa('4000000000004954', 'fraudulent', 'pm_card_riskLevelHighest'),
  visa('4000000000000077', 'available_at_once', 'pm_card_bypassPending'),
  {
    ...visa('4000003720000278', 'available_at_once', 'pm_card_bypassPendingInternational'),
    country: 'IE',
  },
  visa('4000000000000093', 'approve', 'pm_card_domesticPricing'),
  visa('4000000000003055', 'approve', 'pm_card_threeDSecureOptional'),
  visa('4000000000003097', 'approve', 'pm_card_threeDSecureOptionalProcessingError'),
  visa('4000000000003063', 'challenge_always', 'pm_card_threeDSecureRequired'),
  visa('4000008400001629', 'challenge_then_decline', 'pm_card_threeDSecureRequiredChargeDeclined'),
  visa(
    '4000008400001280',
    'challenge_then_processing_error',
    'pm_card_threeDSecureRequiredProcessingError',
  ),
  {
    ...visa(
      '4000003800000446',
      'challenge_until_set_up',
      'pm_card_authenticationRequiredSetupForOffSession',
    ),
    isSetUp: true,
  },
  visa('4000000000002685', 'disputed_as_not_received', 'pm_card_createDisputeProductNotReceived'),
  visa('4000008400000779', 'disputed_as_noncompliant', 'pm_card_createComplianceDispute'),
  {
    ...visa(
      '5105008400000002',
      'disputed_as_noncompliant',
      'pm_card_createMastercardComplianceDispute',
    ),
    brand: 'mastercard',
  },
  visa('4000000404000079', 'disputed_twice', 'pm_card_createMultipleDisputes'),
  visa('4000000404000038', 'disputed_with_visa_ce3', 'pm_card_createCe3EligibleDispute'),
  visa('4000000001000043', 'disputed_later', 'pm_card_createAutoRepresentmentEligibleDispute'),
  visa('4000000000005423', 'fraud_warning', 'pm_card_createIssuerFraudRecord'),
  visa('4000008400000076', 'approve', 'pm_card_credit_disableEnterpriseCardFeatures'),
  visa('4000000000005126', 'refund_fails', 'pm_card_refundFail'),
  visa('4000000000007726', 'refund_pending', 'pm_card_pendingRefund'),
  { ...visa('4000000000000101', 'approve', 'pm_card_cvcCheckFail'), checks: { cvc: 'fail' } },
  {
    ...visa('4000000000000010', 'approve', 'pm_card_avsFail'),
    checks: { line1: 'fail', postalCode: 'fail' },
  },
  { ...visa('4000000000000028', 'approve', 'pm_card_avsLine1Fail'), checks: { line1: 'fail' } },
  { ...visa('4000000000000036', 'approve', 'pm_card_avsZipFail'), checks: { postalCode: 'fail' } },
  {
    ...visa('4000000000000044', 'approve', 'pm_card_avsUnchecked'),
    checks: { line1: 'unavailable', postalCode: 'unavailable' },
  },
  ...BRANDS,
  ...VISA_BY_COUNTRY,
  ...OTHER_CARDS_BY_COUNTRY,
];

export function findTestCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

export function findTestCardByAlias(id: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.aliases.includes(id));
}
