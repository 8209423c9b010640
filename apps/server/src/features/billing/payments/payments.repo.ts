import type { PaymentState } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { TimedRow } from '../../../db/paging/time-cursor.ts';

interface PaymentQuery {
  state: PaymentState | undefined;
  before: TimedRow | undefined;
  limit: number;
}

export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

const columns = [
  'invoices.id',
  'invoices.number',
  'invoices.status',
  'invoices.currency',
  'invoices.amount_paid_minor',
  'invoices.amount_remaining_minor',
  'invoices.amount_refunded_minor',
  'invoices.discount_minor',
  'invoices.is_disputed',
  'invoices.created_at',
  'invoices.paid_at',
  'invoices.decline_reason',
  'invoices.attempts',
  'invoices.next_attempt_at',
  'invoices.lines',
  'users.id as user_id',
  'users.username',
  'users.first_name',
  'users.last_name',
  'users.email',
] as const;

/** Invoices that were paid or that a card was charged for, newest first. */
export function findPayments(db: Queries, { state, before, limit }: PaymentQuery) {
  let query = db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.user_id')
    .select(columns)
    .where((eb) =>
      eb.or([
        eb('invoices.amount_paid_minor', '>', 0),
        eb.and([
          eb('invoices.status', 'in', ['open', 'uncollectible']),
          eb('invoices.attempts', '>', 0),
        ]),
      ]),
    );
  if (state === 'failed') query = query.where('invoices.amount_paid_minor', '=', 0);
  if (state === 'paid') query = query.where('invoices.amount_paid_minor', '>', 0);
  if (state === 'refunded') query = query.where('invoices.amount_refunded_minor', '>', 0);
  if (state === 'disputed') query = query.where('invoices.is_disputed', '=', 1);
  if (before) {
    const { at, id } = before;
    query = query.where((eb) =>
      eb.or([
        eb('invoices.created_at', '<', at),
        eb.and([eb('invoices.created_at', '=', at), eb('invoices.id', '<', id)]),
      ]),
    );
  }
  return query
    .orderBy('invoices.created_at', 'desc')
    .orderBy('invoices.id', 'desc')
    .limit(limit)
    .execute();
}

export const findDisputes = (db: Queries, invoiceIds: readonly string[]) =>
  db
    .selectFrom('disputes')
    .selectAll()
    .where('invoice_id', 'in', [...invoiceIds])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export type DisputeRow = Awaited<ReturnType<typeof findDisputes>>[number];

/** When Stripe last sent an event that we handled, or was compared with our copy. */
export async function findLastContact(db: Queries): Promise<string | null> {
  const { at } = await db
    .selectFrom('payment_events')
    .select(({ fn }) => fn.max('received_at').as('at'))
    .where('due_at', 'is', null)
    .executeTakeFirstOrThrow();
  return at;
}
