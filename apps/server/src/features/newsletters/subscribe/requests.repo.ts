import type { Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { NewsletterTables } from '../../../db/tables/newsletters.ts';

export type RequestRow = Selectable<NewsletterTables['subscription_requests']>;

export async function insertRequest(tx: Queries, row: RequestRow): Promise<void> {
  await tx.insertInto('subscription_requests').values(row).execute();
}

export const takeRequest = (
  tx: Queries,
  codeHash: string,
  now: string,
): Promise<RequestRow | undefined> =>
  tx
    .deleteFrom('subscription_requests')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Those that wait for the account to confirm this address. */
export const takeRequestsOfUser = (
  tx: Queries,
  { userId, email, now }: { userId: number; email: string; now: string },
): Promise<RequestRow[]> =>
  tx
    .deleteFrom('subscription_requests')
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .returningAll()
    .execute();

export const findRequestsOfUser = (
  queries: Queries,
  { userId, email, now }: { userId: number; email: string; now: string },
): Promise<RequestRow[]> =>
  queries
    .selectFrom('subscription_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .execute();

export async function deleteRequestsOfUser(tx: Queries, userId: number): Promise<void> {
  await tx.deleteFrom('subscription_requests').where('user_id', '=', userId).execute();
}

export async function deleteExpiredRequests(queries: Queries, now: string): Promise<void> {
  await queries.deleteFrom('subscription_requests').where('expires_at', '<=', now).execute();
}
