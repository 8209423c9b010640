import type { Invoice, Payment, PaymentState } from '@rostra/contract';
import type { MoneyContext } from '../context.ts';
import { findPayments, type PaymentRow } from './payments.repo.ts';

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
  { db }: Pick<MoneyContext, 'db'>,
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
  return {
    data: shown.map(toPayment),
    meta: { nextCursor: rows.length > pageSize && last ? `${last.created_at} ${last.id}` : null },
  };
}

function toPayment(row: PaymentRow): Payment {
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
    at: row.paid_at ?? row.created_at,
    declineReason: row.decline_reason,
    attempts: row.attempts,
    nextAttemptAt: isPaid ? null : row.next_attempt_at,
  };
}
