import { recordTransaction } from '../../objects/balance/record-transaction.ts';
import { emit } from '../../objects/events/emit.ts';
import { DAY } from '../../store/now.ts';
import type { ChargeRow, RefundRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';

const DECIDED_AFTER = DAY;

/** The refunds of some test cards are pending first, or fail after they seemed to succeed. */
export function scheduleRefund(work: Work, refund: RefundRow, charge: ChargeRow): RefundRow {
  const behaviour = work.find('card_profile', charge.payment_method)?.behaviour;
  if (behaviour !== 'refund_fails' && behaviour !== 'refund_pending') return refund;
  const succeeds = behaviour === 'refund_pending';
  work.put('pending_refund', { id: refund.id, dueAt: refund.created + DECIDED_AFTER, succeeds });
  return succeeds ? { ...refund, status: 'pending', pending_reason: 'processing' } : refund;
}

export function settleRefund(work: Work, id: string): void {
  const { succeeds } = get(work, 'pending_refund', id);
  work.remove('pending_refund', id);
  const before = get(work, 'refund', id);
  const { pending_reason: _, ...rest } = before;
  const after: RefundRow = succeeds
    ? { ...rest, status: 'succeeded' }
    : { ...rest, ...returnMoney(work, before), status: 'failed' };
  work.put('refund', after);
  emit(work, 'refund.updated', after, before);
  emit(work, 'charge.refund.updated', after, before);
  if (!succeeds) emit(work, 'refund.failed', after);
}

/** A failed refund returns to the account's balance, and the charge counts as not refunded. */
function returnMoney(work: Work, { amount, charge: id, ...refund }: RefundRow) {
  const charge = get(work, 'charge', id);
  work.put('charge', {
    ...charge,
    amount_refunded: charge.amount_refunded - amount,
    refunded: false,
  });
  const transaction = recordTransaction(work, {
    amountMinor: amount,
    currency: refund.currency,
    customer: charge.customer,
    source: refund.id,
    type: 'refund_failure',
  });
  return { failure_balance_transaction: transaction.id, failure_reason: 'unknown' };
}
