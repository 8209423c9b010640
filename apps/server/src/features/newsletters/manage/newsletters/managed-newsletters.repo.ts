import { type Insertable, sql, type Updateable } from 'kysely';
import type { Queries } from '../../../../db/client.ts';
import type { NewsletterRow, NewsletterTables } from '../../../../db/tables/newsletters.ts';

type Table = NewsletterTables['newsletters'];

export interface CountedNewsletter extends NewsletterRow {
  readonly subscriber_count: number;
  readonly left_count: number;
}

/** All of them, in order. */
export async function findNewsletters(queries: Queries): Promise<CountedNewsletter[]> {
  const rows = await queries
    .selectFrom('newsletters')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const counts = await countSubscriptions(queries);
  return rows.map((row) => ({
    ...row,
    subscriber_count: counts.get(row.id)?.now ?? 0,
    left_count: counts.get(row.id)?.left ?? 0,
  }));
}

async function countSubscriptions(queries: Queries) {
  const rows = await queries
    .selectFrom('newsletter_subscriptions')
    .select(({ fn }) => [
      'newsletter_id',
      fn.countAll<number>().as('all'),
      fn.count<number>('left_at').as('left'),
    ])
    .groupBy('newsletter_id')
    .execute();
  return new Map(
    rows.map(({ newsletter_id, all, left }) => [
      newsletter_id,
      { now: Number(all) - Number(left), left: Number(left) },
    ]),
  );
}

export const findNewsletter = (queries: Queries, id: string): Promise<NewsletterRow | undefined> =>
  queries.selectFrom('newsletters').selectAll().where('id', '=', id).executeTakeFirst();

/** The last place and one more. */
export async function nextPosition(tx: Queries): Promise<number> {
  const { last } = await tx
    .selectFrom('newsletters')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? -1) + 1;
}

/** Undefined if there is one with this id already. */
export const insertNewsletter = (
  tx: Queries,
  row: Insertable<Table>,
): Promise<{ id: string } | undefined> =>
  tx
    .insertInto('newsletters')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();

/** Undefined if it is gone, or was changed since. */
export const updateNewsletter = (
  tx: Queries,
  { id, updatedAt }: { id: string; updatedAt?: string | undefined },
  changes: Updateable<Table>,
): Promise<NewsletterRow | undefined> =>
  tx
    .updateTable('newsletters')
    .set(changes)
    .where('id', '=', id)
    .$if(updatedAt !== undefined, (query) => query.where('updated_at', '=', updatedAt ?? ''))
    .returningAll()
    .executeTakeFirst();

/** Undefined if it has had subscribers, or if there is a mailing for it. */
export const deleteUnusedNewsletter = (
  tx: Queries,
  id: string,
): Promise<{ name: string } | undefined> =>
  tx
    .deleteFrom('newsletters')
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (select 1 from newsletter_subscriptions
        where newsletter_id = newsletters.id)`,
    )
    .where(
      sql<boolean>`not exists (select 1 from subscription_consents
        where newsletter_id = newsletters.id)`,
    )
    .where(sql<boolean>`not exists (select 1 from mailings where newsletter_id = newsletters.id)`)
    .returning('name')
    .executeTakeFirst();
