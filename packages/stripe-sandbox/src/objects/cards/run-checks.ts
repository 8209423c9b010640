import type Stripe from 'stripe';
import type { PaymentMethodRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';

type Checks = Stripe.PaymentMethod.Card.Checks;

/** The issuer's checks of the security code and address; what was not given is not checked. */
export function runChecks(work: Work, method: PaymentMethodRow): Checks {
  const expected = work.find('card_profile', method.id)?.checks ?? {};
  const { address } = method.billing_details;
  const hasCvc = Boolean(method.card?.checks?.cvc_check);
  return {
    address_line1_check: address?.line1 ? (expected.line1 ?? 'pass') : null,
    address_postal_code_check: address?.postal_code ? (expected.postalCode ?? 'pass') : null,
    cvc_check: hasCvc ? (expected.cvc ?? 'pass') : null,
  };
}
