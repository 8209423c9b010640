import { emit } from '../../objects/events/emit.ts';
import { newIdOf } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { ChargeRow, EarlyFraudWarningRow } from '../../store/rows.ts';
import { get, type Reaction, type Work } from '../../store/work.ts';

/** The card issuer warns that a payment may be disputed. */
function warnOfFraud(work: Work, charge: ChargeRow): void {
  const behaviour = work.find('card_profile', charge.payment_method)?.behaviour;
  if (behaviour !== 'fraud_warning') return;
  const warning: EarlyFraudWarningRow = {
    id: newIdOf('early_fraud_warning'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: nowFor(work, charge.customer),
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    ...(charge.payment_intent === null ? {} : { payment_intent: charge.payment_intent }),
  };
  work.put('early_fraud_warning', warning);
  emit(work, 'radar.early_fraud_warning.created', warning);
}

/** After a full refund or a dispute, a warning is no longer actionable. */
function settleWarnings(work: Work, charge: string): void {
  for (const before of work.where('early_fraud_warning', 'charge', charge)) {
    const after: EarlyFraudWarningRow = { ...before, actionable: false };
    work.put('early_fraud_warning', after);
    emit(work, 'radar.early_fraud_warning.updated', after, before);
  }
}

export const fraudWarningReactions: Record<string, Reaction> = {
  'charge.succeeded': (work, { id }) => warnOfFraud(work, get(work, 'charge', id)),
  'charge.refunded': (work, { id }) => {
    if (get(work, 'charge', id).refunded) settleWarnings(work, id);
  },
  'charge.dispute.created': (work, { id }) => settleWarnings(work, get(work, 'dispute', id).charge),
};
