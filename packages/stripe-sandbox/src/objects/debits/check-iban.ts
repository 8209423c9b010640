import { invalidRequest } from '../../wire/errors.ts';
import { isIban } from '../../wire/iban.ts';
import { findTestAccount, type TestAccount } from './test-accounts.ts';

/** Accepts test accounts only. */
export function checkIban(input: string): TestAccount {
  const iban = input.replace(/\s/g, '').toUpperCase();
  if (!isIban(iban)) {
    throw invalidRequest(
      'The IBAN you provided is invalid.',
      'sepa_debit[iban]',
      'invalid_bank_account_iban',
    );
  }
  const account = findTestAccount(iban);
  if (account === undefined) {
    throw invalidRequest(
      'This sandbox takes test bank accounts only.',
      'sepa_debit[iban]',
      'payment_method_invalid_parameter_testmode',
    );
  }
  return account;
}
