import type { Suppression } from '@rostra/contract';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../../db/client.ts';
import type { TimedRow } from '../../../../db/paging/time-cursor.ts';
import type { NewsletterTables } from '../../../../db/tables/newsletters.ts';

/** With its address: erased ones have only the hash, and nobody can list them. */
export type ShownSuppression = Selectable<NewsletterTables['suppressions']> & {
  readonly email: string;
  readonly reason: Suppression['reason'];
};

const shown = (queries: Queries) =>
  queries
    .selectFrom('suppressions')
    .selectAll()
    .where('email', 'is not', null)
    .where('reason', '!=', 'erased')
    .$narrowType<{ email: string; reason: Suppression['reason'] }>();

export const findSuppressionOf = (
  queries: Queries,
  hash: string,
): Promise<ShownSuppression | undefined> =>
  shown(queries).where('address_hash', '=', hash).executeTakeFirst();

/** The latest first. */
export const findSuppressions = (
  queries: Queries,
  { search, before, limit }: { search: string; before: TimedRow | undefined; limit: number },
): Promise<ShownSuppression[]> =>
  shown(queries)
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`email like ${`%${search.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
    )
    .$if(before !== undefined, (query) =>
      query.where(({ eb, or, and }) =>
        or([
          eb('created_at', '<', before?.at ?? ''),
          and([eb('created_at', '=', before?.at ?? ''), eb('address_hash', '<', before?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('address_hash', 'desc')
    .limit(limit)
    .execute();

/** A reason of staff is the strongest. False if the address was erased. */
export async function putStaffSuppression(
  tx: Queries,
  row: { hash: string; email: string; note: string; actorId: number | null; at: string },
): Promise<boolean> {
  const saved = await tx
    .insertInto('suppressions')
    .values({
      address_hash: row.hash,
      email: row.email,
      reason: 'staff',
      note: row.note,
      actor_id: row.actorId,
      created_at: row.at,
    })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet({ reason: 'staff', note: row.note, actor_id: row.actorId })
        .where('suppressions.email', 'is not', null),
    )
    .returning('address_hash')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function deleteSuppression(tx: Queries, hash: string): Promise<void> {
  await tx.deleteFrom('suppressions').where('address_hash', '=', hash).execute();
}
