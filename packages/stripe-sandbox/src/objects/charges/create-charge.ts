import type Stripe from 'stripe';
import type { ChargeRow, PaymentIntentRow, PaymentMethodRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { recordTransaction } from '../balance/record-transaction.ts';
import type { Decline } from '../cards/decline.ts';
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
  const charge: ChargeRow = {
    ...blank,
    amount_captured: isCaptured ? intent.amount : 0,
    balance_transaction: isCaptured
      ? recordTransaction(work, {
          amountMinor: intent.amount,
          currency: intent.currency,
          customer: intent.customer,
          source: blank.id,
          type: 'charge',
        }).id
      : null,
    captured: isCaptured,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: outcomeOf(decline),
    paid: decline === null,
    payment_method_details:
      method.card === undefined
        ? null
        : { card: cardDetails(intent, method.card, result), type: 'card' },
    receipt_url: decline === null ? `${work.config.publicUrl}/receipts/${blank.id}` : null,
    status: decline === null ? 'succeeded' : 'failed',
  };
  work.put('charge', charge);
  emit(work, decline === null ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
}

function outcomeOf(decline: Decline | null): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: decline === null ? null : '05',
    network_status: decline === null ? 'approved_by_network' : 'declined_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    risk_score: 5,
    seller_message: decline === null ? 'Payment complete.' : 'The bank declined the payment.',
    type: decline === null ? 'authorized' : 'issuer_declined',
  };
}
