import { ApiError } from '../../wire/errors.ts';
import { passesLuhn } from '../../wire/luhn.ts';
import type { TestCard } from './test-card.ts';
import { findTestCard } from './test-cards.ts';

export interface CardInput {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc?: string;
}

/** Accepts test cards only. `now` is in seconds. */
export function checkCard(input: CardInput, now: number): TestCard {
  const number = input.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  const card = findTestCard(number);
  if (card === undefined) {
    throw cardError(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a card that is not a test card.',
      'number',
      'test_mode_live_card',
    );
  }
  const year = input.exp_year < 100 ? 2000 + input.exp_year : input.exp_year;
  if (input.exp_month < 1 || input.exp_month > 12) {
    throw cardError(
      'invalid_expiry_month',
      "Your card's expiration month is invalid.",
      'exp_month',
    );
  }
  if (Date.UTC(year, input.exp_month, 1) / 1000 <= now || year > 2099) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  const cvcLength = card.brand === 'amex' ? 4 : 3;
  if (input.cvc !== undefined && !new RegExp(`^\\d{${cvcLength}}$`).test(input.cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  return card;
}

function cardError(code: string, message: string, param: string, declineCode?: string): ApiError {
  return new ApiError(402, {
    type: 'card_error',
    code,
    message,
    param,
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
  });
}
