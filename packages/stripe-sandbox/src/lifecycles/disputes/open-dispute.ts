import { recordTransaction } from '../../objects/balance/record-transaction.ts';
import { newDispute } from '../../objects/disputes/new-dispute.ts';
import { emit } from '../../objects/events/emit.ts';
import type { CardBehaviour } from '../../store/card-behaviour.ts';
import { nowFor } from '../../store/now.ts';
import type { ChargeRow, DisputeRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';

const DISPUTED_AFTER_SECONDS = 60;
const DISPUTING = new Set<CardBehaviour>([
  'disputed_later',
  'disputed_as_not_received',
  'disputed_as_noncompliant',
  'disputed_twice',
  'disputed_with_visa_ce3',
  'inquiry_later',
]);

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
  const amount = charge.amount - charge.amount_refunded;
  const behaviour = work.find('card_profile', charge.payment_method)?.behaviour;
  if (behaviour !== 'disputed_twice') {
    open(work, charge, amount);
    return;
  }
  const half = Math.floor(amount / 2);
  open(work, charge, half);
  open(work, charge, amount - half);
}

function open(work: Work, charge: ChargeRow, amount: number): void {
  const created = newDispute(work, charge, amount);
  const isInquiry = created.status === 'warning_needs_response';
  const dispute = isInquiry
    ? created
    : { ...created, balance_transactions: [withdraw(work, charge, created)] };
  work.put('dispute', dispute);
  work.put('charge', { ...charge, disputed: !isInquiry });
  emit(work, 'charge.dispute.created', dispute);
}

const withdraw = (work: Work, { customer }: ChargeRow, { id, amount, currency }: DisputeRow) =>
  recordTransaction(work, {
    amountMinor: -amount,
    currency,
    customer,
    source: id,
    type: 'adjustment',
  });
