import { newIdOf } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import type { PaymentMethodRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { fingerprintOf } from '../payment-methods/fingerprint.ts';
import type { TestAccount } from './test-accounts.ts';

/** Stores country, bank code, last four characters, a keyed fingerprint and the outcome. The IBAN is never stored. */
export function storeAccount(work: Work, account: TestAccount): PaymentMethodRow {
  const method: PaymentMethodRow = {
    id: newIdOf('payment_method'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    created: now(work, null),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    sepa_debit: {
      bank_code: account.iban.slice(4, 9),
      branch_code: '',
      country: account.country,
      fingerprint: fingerprintOf(work, account.iban),
      generated_from: { charge: null, setup_attempt: null },
      last4: account.iban.slice(-4),
    },
    type: 'sepa_debit',
  };
  const { outcome, isDelayed } = account;
  work.put('payment_method', method);
  work.put('debit_profile', { id: method.id, outcome, isDelayed });
  return method;
}
