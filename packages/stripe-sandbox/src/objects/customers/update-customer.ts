import type { CustomerRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { fullAddress } from '../../wire/address.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { emit } from '../events/emit.ts';
import { resolvePaymentMethod } from '../payment-methods/resolve-payment-method.ts';
import { changeBalance } from './change-balance.ts';
import type { UpdateInput } from './params.ts';

/** The account's currency, for a balance set before anything was billed. */
const DEFAULT_CURRENCY = 'usd';

export function updateCustomer(work: Work, id: string, input: UpdateInput): CustomerRow {
  const before = get(work, 'customer', id);
  const { balance, ...fields } = input;
  const after = applyUpdate(work, before, fields);
  work.put('customer', after);
  emit(work, 'customer.updated', after, before);
  if (balance !== undefined) setBalance(work, after, balance, 'adjustment');
  return get(work, 'customer', id);
}

export function setBalance(
  work: Work,
  customer: CustomerRow,
  balance: number,
  type: 'initial' | 'adjustment',
): void {
  if (balance === customer.balance) return;
  changeBalance(work, customer.id, {
    amountMinor: balance - customer.balance,
    currency: customer.currency ?? DEFAULT_CURRENCY,
    type,
  });
}

export function applyUpdate(
  work: Work,
  customer: CustomerRow,
  input: Omit<UpdateInput, 'balance'>,
): CustomerRow {
  const { address, shipping, metadata, invoice_settings, ...plain } = input;
  if (plain.email !== undefined && plain.email !== null && !plain.email.includes('@')) {
    throw invalidRequest(`Invalid email address: ${plain.email}`, 'email', 'email_invalid');
  }
  const chosen = invoice_settings?.default_payment_method;
  if (chosen) {
    const method = resolvePaymentMethod(work, chosen, 'invoice_settings[default_payment_method]');
    if (method.customer !== customer.id) {
      throw invalidRequest(
        'The customer does not have a payment method with the ID ' +
          `${chosen}. The payment method must be attached to the customer.`,
        'invoice_settings[default_payment_method]',
        'resource_missing',
      );
    }
  }
  return {
    ...customer,
    ...plain,
    ...(address === undefined ? {} : { address: address && fullAddress(address) }),
    ...(shipping === undefined
      ? {}
      : {
          shipping: shipping && {
            address: fullAddress(shipping.address),
            name: shipping.name,
            phone: shipping.phone ?? null,
          },
        }),
    invoice_settings: { ...customer.invoice_settings, ...invoice_settings },
    metadata: mergeMetadata(customer.metadata, metadata),
  };
}
