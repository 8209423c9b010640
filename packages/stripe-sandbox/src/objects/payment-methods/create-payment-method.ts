import { now } from '../../store/now.ts';
import type { PaymentMethodRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { checkCard } from '../cards/check-card.ts';
import { checkIban } from '../debits/check-iban.ts';
import { storeAccount } from '../debits/store-account.ts';
import { mergeBillingDetails } from './billing-details.ts';
import type { CreateInput } from './params.ts';
import { resolvePaymentMethod } from './resolve-payment-method.ts';
import { storeCard } from './store-card.ts';

export function createPaymentMethod(work: Work, input: CreateInput): PaymentMethodRow {
  if (input.type === 'sepa_debit') return createAccount(work, input);
  const { card } = input;
  if (card === undefined) {
    throw invalidRequest('Missing required param: card.', 'card', 'parameter_missing');
  }
  if (card.token !== undefined) {
    return resolvePaymentMethod(work, card.token.replace(/^tok_/, 'pm_card_'), 'card[token]');
  }
  const { number, exp_month, exp_year } = card;
  if (number === undefined || exp_month === undefined || exp_year === undefined) {
    throw invalidRequest('Missing required param: card[number].', 'card', 'parameter_missing');
  }
  const expiry = { exp_month, exp_year: exp_year < 100 ? 2000 + exp_year : exp_year };
  const known = checkCard({ ...card, number, ...expiry }, now(work, null));
  const method = storeCard(work, known, expiry, card.cvc !== undefined);
  return describe(work, method, input);
}

function createAccount(work: Work, input: CreateInput): PaymentMethodRow {
  if (input.sepa_debit === undefined) {
    throw invalidRequest('Missing required param: sepa_debit.', 'sepa_debit', 'parameter_missing');
  }
  return describe(work, storeAccount(work, checkIban(input.sepa_debit.iban)), input);
}

function describe(work: Work, method: PaymentMethodRow, input: CreateInput): PaymentMethodRow {
  const described: PaymentMethodRow = {
    ...method,
    allow_redisplay: input.allow_redisplay ?? 'unspecified',
    billing_details: mergeBillingDetails(method.billing_details, input.billing_details),
    metadata: mergeMetadata({}, input.metadata),
  };
  work.put('payment_method', described);
  return described;
}
