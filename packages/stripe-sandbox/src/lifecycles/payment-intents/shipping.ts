import type { PaymentIntentRow } from '../../store/rows.ts';
import { fullAddress } from '../../wire/address.ts';
import type { CreateInput } from './params.ts';

export function toShipping(shipping: CreateInput['shipping']): PaymentIntentRow['shipping'] {
  if (!shipping) return null;
  return {
    address: fullAddress(shipping.address),
    carrier: shipping.carrier ?? null,
    name: shipping.name,
    phone: shipping.phone ?? null,
    tracking_number: shipping.tracking_number ?? null,
  };
}
