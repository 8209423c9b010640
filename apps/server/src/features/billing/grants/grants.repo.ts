import type { Db, Queries } from '../../../db/client.ts';
import { prepareQuery } from '../../../db/prepare-query.ts';
import type { GrantRow } from '../../../db/tables/billing/plans.ts';

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
export function findGrantsAt(queries: Queries, at: string, userId?: number | readonly number[]) {
  const query = queries
    .selectFrom('plan_grants')
    .select(['user_id', 'plan', 'is_paid', 'starts_at', 'ends_at', 'created_at'])
    .where('starts_at', '<=', at)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', at)]));
  return (userId === undefined ? query : query.where('user_id', 'in', [userId].flat())).execute();
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

/** Of gifts: those that end in that time, with nothing behind them. */
export const findGrantsEnding = (
  queries: Queries,
  after: string,
  until: string,
): Promise<GrantRow[]> =>
  queries
    .selectFrom('plan_grants')
    .selectAll()
    .where('source', '=', 'gift')
    .where('ended_at', 'is', null)
    .where('ends_at', '>', after)
    .where('ends_at', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('plan_grants as next')
            .select('next.id')
            .whereRef('next.user_id', '=', 'plan_grants.user_id')
            .where('next.ended_at', 'is', null)
            .where(({ or, eb }) =>
              or([eb('next.ends_at', 'is', null), eb('next.ends_at', '>', until)]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.user_id', '=', 'plan_grants.user_id')
            .where('is_current', '=', 1)
            .where('status', 'in', ['active', 'trialing', 'past_due']),
        ),
      ),
    )
    .execute();

/** Whether the payment for it was kept. */
export async function setGrantPaid(
  tx: Queries,
  { source, source_id }: Pick<GrantRow, 'source' | 'source_id'>,
  isPaid: boolean,
): Promise<void> {
  await tx
    .updateTable('plan_grants')
    .set({ is_paid: isPaid ? 1 : 0 })
    .where('source', '=', source)
    .where('source_id', '=', source_id)
    .where('is_paid', '=', isPaid ? 0 : 1)
    .execute();
}

/** Ends those of a gift or a seat that are in force or to come, and returns them. */
export const endGrantsOf = (
  tx: Queries,
  { source, source_id }: Pick<GrantRow, 'source' | 'source_id'>,
  at: string,
): Promise<GrantRow[]> =>
  tx
    .updateTable('plan_grants')
    .set({ ended_at: at })
    .where('source', '=', source)
    .where('source_id', '=', source_id)
    .where('ended_at', 'is', null)
    .returningAll()
    .execute();
