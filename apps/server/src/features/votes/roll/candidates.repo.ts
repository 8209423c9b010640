import type { Queries } from '../../../db/client.ts';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { usersOnRoll } from './roll.repo.ts';

/** What decides who is on the roll of a vote. */
export type RollRules = Pick<
  VoteRow,
  'id' | 'required_plan' | 'joined_before' | 'paid_before' | 'announced_roll_size'
>;

/**
 * Accounts that meet the rules of the roll, as far as the database alone can tell. Once the roll is drawn up, only
 * those on it.
 */
export function findCandidates(
  tx: Queries,
  { id, required_plan, joined_before, paid_before, announced_roll_size }: RollRules,
): Promise<{ id: number; document_id: string }[]> {
  let query = tx
    .selectFrom('users')
    .select(['users.id', 'users.document_id'])
    .where('is_blocked', '=', 0)
    .where('email_confirmed_at', 'is not', null)
    .where('created_at', '<', joined_before);
  if (announced_roll_size !== null) query = query.where('users.id', 'in', usersOnRoll(tx, id));
  if (required_plan !== 'account') {
    const before = paid_before ?? joined_before;
    query = query.where(({ eb, or }) =>
      or([
        eb('users.id', 'in', paidInvoices(tx, before)),
        eb('users.id', 'in', paidGrants(tx, before)),
      ]),
    );
  }
  return query.orderBy('users.id').execute();
}

/**
 * For plans: paid with real or test money, and neither refunded nor disputed. Only of the present
 * subscription, so that nobody gets a vote who returns on the news of it.
 */
const paidInvoices = (queries: Queries, before: string) =>
  queries
    .selectFrom('invoices')
    .select('user_id')
    .where('status', '=', 'paid')
    .where('subscription_id', 'in', (from) =>
      from.selectFrom('subscriptions').select('subscriptions.id').where('is_current', '=', 1),
    )
    .where('amount_paid_minor', '>', 0)
    .where('amount_refunded_minor', '=', 0)
    .where('is_disputed', '=', 0)
    .where('paid_at', '<', before);

/**
 * Gifts and seats that somebody has paid for, and that the member already had then. A seat has another grant after
 * every change of the payer's plan, so an earlier one counts as long as the member has the seat.
 */
const paidGrants = (queries: Queries, before: string) =>
  queries
    .selectFrom('plan_grants')
    .select('user_id')
    .where('is_paid', '=', 1)
    .where(({ eb, and, or, selectFrom }) =>
      or([
        eb('ended_at', 'is', null),
        and([
          eb('source', '=', 'seat'),
          eb('source_id', 'in', selectFrom('seats').select('seats.id')),
        ]),
      ]),
    )
    .where('created_at', '<', before)
    .where('starts_at', '<', before);

export const findAccount = (queries: Queries, userId: number) =>
  queries
    .selectFrom('users')
    .select(['document_id', 'is_blocked', 'created_at', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** For a plan of their own, or somebody else for the one they were given. */
export async function isPaidFor(
  queries: Queries,
  userId: number,
  before: string,
): Promise<boolean> {
  const invoice = paidInvoices(queries, before).where('user_id', '=', userId).limit(1);
  if (await invoice.executeTakeFirst()) return true;
  const grant = paidGrants(queries, before).where('user_id', '=', userId).limit(1);
  return (await grant.executeTakeFirst()) !== undefined;
}
