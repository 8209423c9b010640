import { newId, newIdOf } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { ChargeRow, PaymentIntentRow, PaymentMethodRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';

/** What all charges of a payment intent have in common. The charge is not stored yet. */
export function newCharge(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
): ChargeRow {
  const isCard = method.type === 'card';
  return {
    id: isCard ? newIdOf('charge') : newId('py'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: work.config.accountName.toUpperCase().slice(0, 22),
    captured: false,
    created: nowFor(work, intent.customer),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}
