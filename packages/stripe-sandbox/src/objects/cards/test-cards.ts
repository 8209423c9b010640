import type { CardBehaviour } from '../../store/card-behaviour.ts';

export interface TestCard {
  number: string;
  brand: 'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unionpay' | 'visa';
  country?: string;
  funding?: 'credit' | 'debit' | 'prepaid';
  behaviour: CardBehaviour;
  /** Stripe's predefined payment method ids for the same card. */
  aliases: string[];
}

const visa = (number: string, behaviour: CardBehaviour, ...aliases: string[]): TestCard => ({
  number,
  brand: 'visa',
  behaviour,
  aliases,
});

const BRANDS: TestCard[] = [
  { ...visa('4000056655665556', 'approve', 'pm_card_visa_debit'), funding: 'debit' },
  { ...visa('2223003122003222', 'approve'), brand: 'mastercard' },
  {
    ...visa('5200828282828210', 'approve', 'pm_card_mastercard_debit'),
    brand: 'mastercard',
    funding: 'debit',
  },
  {
    ...visa('5105105105105100', 'approve', 'pm_card_mastercard_prepaid'),
    brand: 'mastercard',
    funding: 'prepaid',
  },
  { ...visa('371449635398431', 'approve'), brand: 'amex' },
  { ...visa('6011111111111117', 'approve', 'pm_card_discover'), brand: 'discover' },
  { ...visa('6011000990139424', 'approve'), brand: 'discover' },
  { ...visa('3056930009020004', 'approve', 'pm_card_diners'), brand: 'diners' },
  { ...visa('36227206271667', 'approve'), brand: 'diners' },
  { ...visa('3566002020360505', 'approve', 'pm_card_jcb'), brand: 'jcb' },
  { ...visa('6200000000000005', 'approve', 'pm_card_unionpay'), brand: 'unionpay' },
];

/** Visa cards by country; the aliases are `pm_card_` and the country in lower case. */
const COUNTRIES: TestCard[] = Object.entries({
  AT: '4000000400000008',
  AU: '4000000360000006',
  BE: '4000000560000004',
  BR: '4000000760000002',
  CA: '4000001240000000',
  CH: '4000007560000009',
  DE: '4000002760000016',
  ES: '4000007240000007',
  FR: '4000002500000003',
  GB: '4000008260000000',
  IE: '4000003720000005',
  IN: '4000003560000008',
  IT: '4000003800000008',
  JP: '4000003920000003',
  MX: '4000004840008001',
  NL: '4000005280000002',
  PL: '4000006160000005',
  SE: '4000007520000008',
  SG: '4000007020000003',
}).map(([country, number]) => ({
  ...visa(number, 'approve', `pm_card_${country.toLowerCase()}`),
  country,
}));

export const TEST_CARDS: readonly TestCard[] = [
  visa('4242424242424242', 'approve', 'pm_card_visa', 'pm_card_us'),
  { ...visa('5555555555554444', 'approve', 'pm_card_mastercard'), brand: 'mastercard' },
  { ...visa('378282246310005', 'approve', 'pm_card_amex'), brand: 'amex' },
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
  visa('4000000000009987', 'lost_card', 'pm_card_visa_chargeDeclinedLostCard'),
  visa('4000000000009979', 'stolen_card', 'pm_card_visa_chargeDeclinedStolenCard'),
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
  visa('4100000000000019', 'fraudulent', 'pm_card_radarBlock'),
  visa('4000000000009235', 'approve', 'pm_card_riskLevelElevated'),
  visa('4000000000000077', 'approve', 'pm_card_bypassPending'),
  visa('4000000000003055', 'approve', 'pm_card_threeDSecureOptional'),
  visa('4000000000002685', 'disputed_later', 'pm_card_createDisputeProductNotReceived'),
  ...BRANDS,
  ...COUNTRIES,
];

export function findTestCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

export function findTestCardByAlias(id: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.aliases.includes(id));
}
