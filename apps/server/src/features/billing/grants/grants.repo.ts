import type { Db, Queries } from '../../../db/client.ts';
import { prepareQuery } from '../../../db/prepare-query.ts';
import type { GrantRow } from '../../../db/tables/billing.ts';

const preparedGrants = prepareQuery((db, userId: number) =>
  db
    .selectFrom('plan_grants')
    .select(['plan', 'starts_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null),
);

/** Prepared, because it runs on almost every read of member content. */
export const findEntitlingGrants = (db: Db, userId: number) => preparedGrants(db, userId);

/** Of all members, or of one: those that are in force at that time. */
export function findGrantsAt(queries: Queries, at: string, userId?: number) {
  const query = queries
    .selectFrom('plan_grants')
    .select(['user_id', 'plan', 'is_paid', 'starts_at', 'ends_at', 'created_at'])
    .where('starts_at', '<=', at)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', at)]));
  return (userId === undefined ? query : query.where('user_id', '=', userId)).execute();
}

/** Of one member: those in force or to come, in order. */
export const findCurrentGrants = (
  queries: Queries,
  userId: number,
  at: string,
): Promise<GrantRow[]> =>
  queries
    .selectFrom('plan_grants')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

/** For the data export of a member. */
export const findAllGrantsOf = (queries: Queries, userId: number): Promise<GrantRow[]> =>
  queries
    .selectFrom('plan_grants')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

export async function insertGrant(tx: Queries, row: GrantRow): Promise<void> {
  await tx.insertInto('plan_grants').values(row).execute();
}

/** Ends those of a gift or a seat that are in force or to come. */
export async function endGrantsOf(
  tx: Queries,
  { source, source_id }: Pick<GrantRow, 'source' | 'source_id'>,
  at: string,
): Promise<void> {
  await tx
    .updateTable('plan_grants')
    .set({ ended_at: at })
    .where('source', '=', source)
    .where('source_id', '=', source_id)
    .where('ended_at', 'is', null)
    .execute();
}
