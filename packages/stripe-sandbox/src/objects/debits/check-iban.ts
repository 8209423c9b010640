import { invalidRequest } from '../../wire/errors.ts';
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

/** ISO 13616: with the first four characters last and letters as two digits, the number is 1 modulo 97. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const moved = text.slice(4) + text.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
