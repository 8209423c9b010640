import { recordTransaction } from '../../objects/balance/record-transaction.ts';
import { emit } from '../../objects/events/emit.ts';
import type { CardBehaviour } from '../../store/card-behaviour.ts';
import { newIdOf } from '../../store/ids.ts';
import { DAY, nowFor } from '../../store/now.ts';
import type { ChargeRow, DisputeRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';

const DISPUTED_AFTER_SECONDS = 60;
const DISPUTING = new Set<CardBehaviour>([
  'disputed_later',
  'disputed_as_not_received',
  'disputed_as_noncompliant',
  'inquiry_later',
]);
const REASONS: Partial<Record<CardBehaviour, DisputeRow['reason']>> = {
  disputed_as_not_received: 'product_not_received',
  disputed_as_noncompliant: 'noncompliant',
};

/** Schedules the dispute of a charge made with a card that disputes. */
export function scheduleDispute(work: Work, charge: ChargeRow): void {
  if (work.find('debit_profile', charge.payment_method)?.outcome === 'disputed') {
    work.put('scheduled_dispute', { id: charge.id, dueAt: nowFor(work, charge.customer) });
  }
  const behaviour = work.find('card_profile', charge.payment_method)?.behaviour;
  if (behaviour === undefined || !DISPUTING.has(behaviour)) return;
  const delay = behaviour === 'inquiry_later' ? 0 : DISPUTED_AFTER_SECONDS;
  work.put('scheduled_dispute', { id: charge.id, dueAt: charge.created + delay });
}

export function openDispute(work: Work, chargeId: string): void {
  work.remove('scheduled_dispute', chargeId);
  const charge = get(work, 'charge', chargeId);
  if (charge.refunded) return;
  const created = nowFor(work, charge.customer);
  const behaviour = work.find('card_profile', charge.payment_method)?.behaviour ?? 'approve';
  const isInquiry = behaviour === 'inquiry_later';
  const brand = charge.payment_method_details?.card?.brand;
  const dispute: DisputeRow = {
    id: newIdOf('dispute'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + 7 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    ...(brand
      ? {
          payment_method_details: {
            card: {
              brand,
              case_type: isInquiry ? ('inquiry' as const) : ('chargeback' as const),
              network: brand,
              network_reason_code: '10.4',
            },
            type: 'card' as const,
          },
        }
      : {}),
    reason: brand ? (REASONS[behaviour] ?? 'fraudulent') : 'debit_not_authorized',
    // The bank's decision on a disputed debit is final.
    status: isInquiry ? 'warning_needs_response' : brand ? 'needs_response' : 'lost',
  };
  work.put('dispute', dispute);
  work.put('charge', { ...charge, disputed: !isInquiry });
  if (!isInquiry) {
    recordTransaction(work, {
      amountMinor: -dispute.amount,
      currency: dispute.currency,
      customer: charge.customer,
      source: dispute.id,
      type: 'adjustment',
    });
  }
  emit(work, 'charge.dispute.created', dispute);
}

const NO_EVIDENCE: DisputeRow['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
