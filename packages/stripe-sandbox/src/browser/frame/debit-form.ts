import { isIban } from '../../wire/iban.ts';
import { invalid, type PaymentForm } from './payment-form.ts';

const plain = (iban: string) => iban.replace(/\s/g, '').toUpperCase();

/** Accounts other than test accounts are rejected before they are sent. */
export function createDebitForm(testIbans: readonly string[]): PaymentForm {
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
        ...ibanError(plain(iban), testIbans),
        ...(name.trim() === ''
          ? { name: invalid('incomplete_name', 'Your name is incomplete.') }
          : {}),
        ...(/^\S+@\S+$/.test(email.trim())
          ? {}
          : { email: invalid('incomplete_email', 'Your email is incomplete.') }),
      };
    },
    toParams: ({ iban = '', name = '', email = '' }) => ({
      type: 'sepa_debit',
      sepa_debit: { iban: plain(iban) },
      billing_details: { name: name.trim(), email: email.trim() },
    }),
  };
}

function ibanError(iban: string, testIbans: readonly string[]) {
  if (iban.length < 15) return { iban: invalid('incomplete_iban', 'Your IBAN is incomplete.') };
  if (!isIban(iban)) return { iban: invalid('invalid_iban', 'Your IBAN is invalid.') };
  if (testIbans.includes(iban)) return {};
  return {
    iban: invalid(
      'invalid_iban',
      'This sandbox takes test accounts only. Use DE89 3704 0044 0532 0130 00.',
    ),
  };
}
