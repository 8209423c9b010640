import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { payersBefore } from '../../billing/index.ts';
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
    query = query.where(sql<boolean>`users.id in (${payersBefore(before)})`);
  }
  return query.orderBy('users.id').execute();
}

export const findAccount = (queries: Queries, userId: number) =>
  queries
    .selectFrom('users')
    .select(['document_id', 'is_blocked', 'created_at', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
