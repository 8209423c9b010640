import { sql } from 'kysely';
import type { Queries } from '../../../../db/client.ts';
import type { MailingRow } from '../../../../db/tables/newsletters.ts';

export const findDueMailings = (queries: Queries, now: string): Promise<MailingRow[]> =>
  queries
    .selectFrom('mailings')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .orderBy('scheduled_at')
    .orderBy('id')
    .execute();

/** When something has to be done next. */
export async function findNextTimes(queries: Queries) {
  const { scheduledAt } = await queries
    .selectFrom('mailings')
    .select(({ fn }) => fn.min('scheduled_at').as('scheduledAt'))
    .where('state', '=', 'scheduled')
    .executeTakeFirstOrThrow();
  const { leaseEndsAt } = await queries
    .selectFrom('deliveries')
    .select(({ fn }) => fn.min('lease_ends_at').as('leaseEndsAt'))
    .where('state', '=', 'sending')
    .executeTakeFirstOrThrow();
  // One at a time, because the index begins with the mailing. A mailing without due mails may have to be finished.
  const dueTimes = await queries
    .selectFrom('mailings')
    .select(
      sql<string | null>`coalesce((select min(due_at) from deliveries
        where mailing_id = mailings.id and state = 'queued'),
        case when exists (select 1 from deliveries
          where mailing_id = mailings.id and state = 'sending') then null else '1970-01-01T00:00:00.000Z' end)`.as(
        'dueAt',
      ),
    )
    .where('state', '=', 'sending')
    .execute();
  const [dueAt] = dueTimes.flatMap((row) => (row.dueAt === null ? [] : [row.dueAt])).sort();
  return { scheduledAt, leaseEndsAt, dueAt };
}
