import { nextAttemptAt } from '../../money/dunning.ts';
import { emit } from '../../objects/events/emit.ts';
import { nowFor } from '../../store/now.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { isRetried } from './is-retried.ts';
import { setDelinquent } from './mark-paid.ts';

/**
 * Records a failed attempt. Only automatic attempts advance the retry schedule. The first invoice of an incomplete
 * subscription is not retried; it stays open until the subscription expires.
 */
export function recordFailure(work: Work, invoice: InvoiceRow, isAutomatic: boolean): InvoiceRow {
  const isFirst = invoice.attempt_count === 0;
  const attempts = isFirst || isAutomatic ? invoice.attempt_count + 1 : invoice.attempt_count;
  const retries = isRetried(work, invoice);
  const failed: InvoiceRow = {
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: !retries
      ? null
      : isFirst || isAutomatic
        ? nextAttemptAt(attempts, nowFor(work, invoice.customer))
        : invoice.next_payment_attempt,
  };
  work.put('invoice', failed);
  if (invoice.billing_reason !== 'subscription_create') setDelinquent(work, invoice.customer, true);
  emit(work, 'invoice.payment_failed', failed);
  return get(work, 'invoice', invoice.id);
}
