import type Stripe from 'stripe';
import type { ChargeRow, PaymentIntentRow, PaymentMethodRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { recordTransaction } from '../balance/record-transaction.ts';
import type { Decline } from '../cards/decline.ts';
import { runChecks } from '../cards/run-checks.ts';
import { emit } from '../events/emit.ts';
import { cardDetails } from './card-details.ts';
import { newCharge } from './new-charge.ts';

/** Records one attempt to charge a card, succeeded or failed. */
export function createCharge(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  result: { decline: Decline | null; isAuthenticated: boolean },
): ChargeRow {
  const { decline } = result;
  const isCaptured = decline === null && intent.capture_method !== 'manual';
  const blank = newCharge(work, intent, method);
  const profile = work.find('card_profile', method.id);
  const charge: ChargeRow = {
    ...blank,
    amount_captured: isCaptured ? intent.amount : 0,
    balance_transaction: isCaptured
      ? recordTransaction(work, {
          amountMinor: intent.amount,
          currency: intent.currency,
          customer: intent.customer,
          isAvailable: profile?.behaviour === 'available_at_once',
          source: blank.id,
          type: 'charge',
        }).id
      : null,
    captured: isCaptured,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: outcomeOf(decline, profile?.isRisky ?? false),
    paid: decline === null,
    payment_method_details:
      method.card === undefined
        ? null
        : {
            card: cardDetails(intent, method.card, runChecks(work, method), result),
            type: 'card',
          },
    receipt_url: decline === null ? `${work.config.publicUrl}/receipts/${blank.id}` : null,
    status: decline === null ? 'succeeded' : 'failed',
  };
  work.put('charge', charge);
  emit(work, decline === null ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
}

function outcomeOf(decline: Decline | null, isRisky: boolean): Stripe.Charge.Outcome {
  const shared = { advice_code: null, network_advice_code: null };
  if (decline === null) {
    return {
      ...shared,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: isRisky ? 'elevated_risk_level' : null,
      risk_level: isRisky ? 'elevated' : 'normal',
      risk_score: isRisky ? 65 : 5,
      seller_message: isRisky
        ? 'Stripe evaluated this payment as having elevated risk.'
        : 'Payment complete.',
      type: isRisky ? 'manual_review' : 'authorized',
    };
  }
  const isBlocked = decline.declineCode === 'fraudulent';
  return {
    ...shared,
    network_decline_code: isBlocked ? null : '05',
    network_status: isBlocked ? 'not_sent_to_network' : 'declined_by_network',
    reason: isBlocked ? 'highest_risk_level' : decline.declineCode,
    risk_level: isBlocked ? 'highest' : 'normal',
    risk_score: isBlocked ? 95 : 5,
    seller_message: isBlocked
      ? 'Stripe blocked this payment as too risky.'
      : 'The bank declined the payment.',
    type: isBlocked ? 'blocked' : 'issuer_declined',
  };
}
