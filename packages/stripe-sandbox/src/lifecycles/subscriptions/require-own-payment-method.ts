import { resolvePaymentMethod } from '../../objects/payment-methods/resolve-payment-method.ts';
import type { CustomerRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';

/** A default payment method must already be attached to the customer. */
export function requireOwnPaymentMethod(
  work: Work,
  customer: CustomerRow,
  id: string | undefined,
): string | null {
  if (id === undefined || id === '') return null;
  const method = resolvePaymentMethod(work, id, 'default_payment_method');
  if (method.customer === customer.id) return method.id;
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    'default_payment_method',
    'resource_missing',
  );
}
