import type { Dispute, Invoice, Payment, PaymentState } from '@rostra/contract';
import { type PageQuery, readPage } from '../../../db/paging/read-page.ts';
import { readTimeCursor, writeTimeCursor } from '../../../db/paging/time-cursor.ts';
import type { ManagementContext } from '../context.ts';
import { type DisputeRow, findDisputes, findPayments, type PaymentRow } from './payments.repo.ts';

interface PaymentQuery extends PageQuery<string> {
  state?: PaymentState | undefined;
}

interface PaymentPage {
  data: Payment[];
  meta: { nextCursor: string | null };
}

/** From our own database: available while Stripe is not. */
export async function listPayments(
  { db, billing }: Pick<ManagementContext, 'billing' | 'db'>,
  { state, ...query }: PaymentQuery,
): Promise<PaymentPage> {
  const { rows, nextCursor } = await readPage(
    query,
    ({ before, limit }) =>
      findPayments(db.queries, { state, before: readTimeCursor(before), limit }),
    ({ created_at: at, id }) => writeTimeCursor({ at, id }),
  );
  const disputed = rows.filter((row) => row.is_disputed === 1).map((row) => row.id);
  const disputes = disputed.length > 0 ? await findDisputes(db.queries, disputed) : [];
  const disputesOf = Map.groupBy(disputes, (dispute) => dispute.invoice_id);
  return {
    data: rows.map((row) =>
      toPayment(
        row,
        (disputesOf.get(row.id) ?? []).map((dispute) => toDispute({ billing }, dispute)),
      ),
    ),
    meta: { nextCursor },
  };
}

const toDispute = ({ billing }: Pick<ManagementContext, 'billing'>, row: DisputeRow): Dispute => ({
  id: row.id,
  reason: row.reason,
  state: row.state,
  amount: row.amount_minor,
  at: row.created_at,
  dueAt: row.due_at,
  url: billing?.payments.disputeUrl(row.id) ?? null,
});

function toPayment(row: PaymentRow, disputes: Dispute[]): Payment {
  const isPaid = row.amount_paid_minor > 0;
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ') || row.username;
  const line = (JSON.parse(row.lines) as Invoice['lines']).at(-1);
  return {
    id: row.id,
    number: row.number,
    member: { id: row.user_id, name, email: row.email },
    description: line?.planName ?? line?.description ?? null,
    currency: row.currency,
    amount: isPaid ? row.amount_paid_minor : row.amount_remaining_minor,
    amountRefunded: row.amount_refunded_minor,
    discount: row.discount_minor,
    isPaid,
    isDisputed: row.is_disputed === 1,
    disputes,
    at: row.paid_at ?? row.created_at,
    declineReason: row.decline_reason,
    attempts: row.attempts,
    nextAttemptAt: isPaid ? null : row.next_attempt_at,
  };
}
