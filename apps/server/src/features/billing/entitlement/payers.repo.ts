import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Sql } from '../../../db/sql.ts';

/**
 * For plans: paid with real or test money, and neither refunded nor disputed. Only of the present
 * subscription: whoever has ended theirs and returns has not paid before.
 */
const paidInvoices = (before: string) => sql`select user_id from invoices
  where status = 'paid'
    and subscription_id in (select id from subscriptions where is_current = 1)
    and amount_paid_minor > 0 and amount_refunded_minor = 0 and is_disputed = 0
    and paid_at < ${before}`;

/**
 * Gifts and seats that somebody has paid for, and that the member already had then. A seat has another grant after
 * every change of the payer's plan, so an earlier one counts as long as the member has the seat.
 */
const paidGrants = (before: string) => sql`select user_id from plan_grants
  where is_paid = 1
    and (ended_at is null or (source = 'seat' and source_id in (select id from seats)))
    and created_at < ${before} and starts_at < ${before}`;

export const selectPayers = (before: string): Sql =>
  sql`${paidInvoices(before)} union ${paidGrants(before)}`;

export async function isPayer(queries: Queries, userId: number, before: string): Promise<boolean> {
  const { rows } = await sql`select 1 from (${selectPayers(before)}) as payer
    where user_id = ${userId} limit 1`.execute(queries);
  return rows.length > 0;
}
