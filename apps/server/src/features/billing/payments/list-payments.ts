import type { Dispute, Invoice, Payment, PaymentState } from '@rostra/contract';
import type { ManagementContext } from '../context.ts';
import { type DisputeRow, findDisputes, findPayments, type PaymentRow } from './payments.repo.ts';

interface PaymentQuery {
  state?: PaymentState | undefined;
  cursor?: string | undefined;
  pageSize: number;
}

interface PaymentPage {
  data: Payment[];
  meta: { nextCursor: string | null };
}

/** From our own database: available while Stripe is not. */
export async function listPayments(
  { db, billing }: Pick<ManagementContext, 'billing' | 'db'>,
  { state, cursor, pageSize }: PaymentQuery,
): Promise<PaymentPage> {
  const [createdAt = '', id = ''] = cursor?.split(' ') ?? [];
  const rows = await findPayments(db.queries, {
    state,
    before: cursor === undefined ? undefined : { createdAt, id },
    limit: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const disputed = shown.filter((row) => row.is_disputed === 1).map((row) => row.id);
  const disputes = disputed.length > 0 ? await findDisputes(db.queries, disputed) : [];
  const disputesOf = Map.groupBy(disputes, (dispute) => dispute.invoice_id);
  return {
    data: shown.map((row) =>
      toPayment(
        row,
        (disputesOf.get(row.id) ?? []).map((dispute) => toDispute({ billing }, dispute)),
      ),
    ),
    meta: { nextCursor: rows.length > pageSize && last ? `${last.created_at} ${last.id}` : null },
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
