import type Stripe from 'stripe';
import { newId, randomText } from '../../store/ids.ts';
import type { PaymentIntentRow } from '../../store/rows.ts';
import type { Decline } from '../cards/decline.ts';

/** The card as it was when the charge was attempted. */
export function cardDetails(
  intent: PaymentIntentRow,
  card: Stripe.PaymentMethod.Card,
  checks: Stripe.PaymentMethod.Card.Checks,
  { decline, isAuthenticated }: { decline: Decline | null; isAuthenticated: boolean },
): Stripe.Charge.PaymentMethodDetails.Card {
  const isWrongCvc = decline?.declineCode === 'incorrect_cvc';
  return {
    amount_authorized: decline === null ? intent.amount : null,
    authorization_code: decline === null ? randomText(6).toUpperCase() : null,
    brand: card.brand,
    checks: { ...checks, cvc_check: checks.cvc_check && isWrongCvc ? 'fail' : checks.cvc_check },
    country: card.country,
    electronic_commerce_indicator: isAuthenticated ? '05' : null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: decline === null ? newId('ntid', 15) : null,
    regulated_status: card.regulated_status,
    three_d_secure: isAuthenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: randomText(24),
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
}
