import type Stripe from 'stripe';
import { fullAddress } from '../../wire/address.ts';
import type { BillingDetailsInput } from './params.ts';

export function mergeBillingDetails(
  current: Stripe.PaymentMethod.BillingDetails,
  change: BillingDetailsInput | undefined,
): Stripe.PaymentMethod.BillingDetails {
  if (change === undefined) return current;
  const { address, ...plain } = change;
  return {
    ...current,
    ...plain,
    ...(address === undefined ? {} : { address: address && fullAddress(address) }),
  };
}
