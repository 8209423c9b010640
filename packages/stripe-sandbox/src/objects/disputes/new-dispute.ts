import type { CardBehaviour } from '../../store/card-behaviour.ts';
import { newIdOf } from '../../store/ids.ts';
import { DAY, nowFor } from '../../store/now.ts';
import type { ChargeRow, DisputeRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { NO_EVIDENCE } from './no-evidence.ts';

const REASONS: Partial<Record<CardBehaviour, DisputeRow['reason']>> = {
  disputed_as_not_received: 'product_not_received',
  disputed_as_noncompliant: 'noncompliant',
};

export function newDispute(work: Work, charge: ChargeRow, amount: number): DisputeRow {
  const created = nowFor(work, charge.customer);
  const behaviour = work.find('card_profile', charge.payment_method)?.behaviour ?? 'approve';
  const isInquiry = behaviour === 'inquiry_later';
  const brand = charge.payment_method_details?.card?.brand;
  const eligibility = eligibilityOf(behaviour, brand);
  return {
    id: newIdOf('dispute'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: Object.keys(eligibility),
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + 7 * DAY,
      enhanced_eligibility: eligibility,
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
}

/** The card networks' programs under which the dispute can be countered. */
function eligibilityOf(
  behaviour: CardBehaviour,
  brand: string | null | undefined,
): DisputeRow['evidence_details']['enhanced_eligibility'] {
  if (behaviour === 'disputed_with_visa_ce3') {
    return {
      visa_compelling_evidence_3: {
        required_actions: [
          'missing_customer_identifiers',
          'missing_disputed_transaction_description',
          'missing_merchandise_or_services',
          'missing_prior_undisputed_transactions',
        ],
        status: 'requires_action',
      },
    };
  }
  if (behaviour !== 'disputed_as_noncompliant') return {};
  return brand === 'mastercard'
    ? { mastercard_compliance: { status: 'requires_fee_acknowledgement' } }
    : { visa_compliance: { status: 'requires_fee_acknowledgement' } };
}
