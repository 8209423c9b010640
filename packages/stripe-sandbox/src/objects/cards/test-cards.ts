import type { CardBehaviour } from '../../store/card-behaviour.ts';

export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
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

export const TEST_CARDS: readonly TestCard[] = [
  visa('4242424242424242', 'approve', 'pm_card_visa'),
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
];

export function findTestCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

export function findTestCardByAlias(id: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.aliases.includes(id));
}
