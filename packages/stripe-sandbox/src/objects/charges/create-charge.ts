import type Stripe from 'stripe';
import { newId, newIdOf, randomText } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { ChargeRow, PaymentIntentRow, PaymentMethodRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { recordTransaction } from '../balance/record-transaction.ts';
import type { Decline } from '../cards/decline.ts';
import { emit } from '../events/emit.ts';

/** Records one payment attempt, succeeded or failed. */
export function createCharge(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  result: { decline: Decline | null; isAuthenticated: boolean },
): ChargeRow {
  const { decline } = result;
  const isCaptured = decline === null && intent.capture_method !== 'manual';
  const id = newIdOf('charge');
  const charge: ChargeRow = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isCaptured
      ? recordTransaction(work, {
          amountMinor: intent.amount,
          currency: intent.currency,
          customer: intent.customer,
          source: id,
          type: 'charge',
        }).id
      : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: work.config.accountName.toUpperCase().slice(0, 22),
    captured: isCaptured,
    created: nowFor(work, intent.customer),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: decline === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(intent, method, result), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline === null ? `${work.config.publicUrl}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline === null ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
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

function cardDetails(
  intent: PaymentIntentRow,
  { card }: PaymentMethodRow,
  { decline, isAuthenticated }: { decline: Decline | null; isAuthenticated: boolean },
): Stripe.Charge.PaymentMethodDetails.Card {
  const cvcCheck = decline?.declineCode === 'incorrect_cvc' ? 'fail' : 'pass';
  return {
    amount_authorized: decline === null ? intent.amount : null,
    authorization_code: decline === null ? randomText(6).toUpperCase() : null,
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: card.checks?.cvc_check ? cvcCheck : null,
    },
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
