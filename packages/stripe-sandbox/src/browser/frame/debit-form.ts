import type { ErrorTexts } from '../../texts/error-texts.ts';
import { isIban } from '../../wire/iban.ts';
import { invalid, type PaymentForm } from './payment-form.ts';

const plain = (iban: string) => iban.replace(/\s/g, '').toUpperCase();

/** Accounts other than test accounts are rejected before they are sent. */
export function createDebitForm(testIbans: readonly string[], texts: ErrorTexts): PaymentForm {
  return {
    type: 'sepa_debit',
    fields: ['iban', 'name', 'email'],
    format: (field, typed) =>
      field === 'iban'
        ? plain(typed)
            .replace(/(.{4})/g, '$1 ')
            .trim()
        : typed,
    findErrors({ iban = '', name = '', email = '' }) {
      return {
        ...ibanError(plain(iban), testIbans, texts),
        ...(name.trim() === '' ? { name: invalid('incomplete_name', texts.incomplete_name) } : {}),
        ...(/^\S+@\S+$/.test(email.trim())
          ? {}
          : { email: invalid('incomplete_email', texts.incomplete_email) }),
      };
    },
    toParams: ({ iban = '', name = '', email = '' }) => ({
      type: 'sepa_debit',
      sepa_debit: { iban: plain(iban) },
      billing_details: { name: name.trim(), email: email.trim() },
    }),
  };
}

function ibanError(iban: string, testIbans: readonly string[], texts: ErrorTexts) {
  if (iban.length < 15) return { iban: invalid('incomplete_iban', texts.incomplete_iban) };
  if (!isIban(iban)) return { iban: invalid('invalid_iban', texts.invalid_iban) };
  if (testIbans.includes(iban)) return {};
  return { iban: invalid('invalid_iban', texts.testAccountsOnly) };
}
