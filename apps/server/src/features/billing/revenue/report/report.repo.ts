import type { RevenueKind } from '@rostra/contract';
import type { Queries } from '../../../../db/client.ts';
import type { TimedRow } from '../../../../db/paging/time-cursor.ts';

/** A few rows for each month, however many members there are. */
export const findMonths = (db: Queries) =>
  db.selectFrom('revenue_months').selectAll().orderBy('month').execute();

export type MonthRow = Awaited<ReturnType<typeof findMonths>>[number];

export async function hasUncounted(db: Queries): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('annual_minor', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface MovementQuery {
  month: string;
  currency: string;
  kind?: RevenueKind | undefined;
  before: TimedRow | undefined;
  limit: number;
}

export type MovementRow = Awaited<ReturnType<typeof findMovements>>[number];

/** Newest first. */
export function findMovements(
  db: Queries,
  { month, currency, kind, before, limit }: MovementQuery,
) {
  let query = db
    .selectFrom('revenue_movements')
    .leftJoin('users', 'users.id', 'revenue_movements.user_id')
    .select([
      'revenue_movements.id',
      'revenue_movements.occurred_at',
      'revenue_movements.kind',
      'revenue_movements.currency',
      'revenue_movements.change_minor',
      'revenue_movements.plan_before',
      'revenue_movements.plan_after',
      'users.id as user_id',
      'users.username',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
    .where('revenue_movements.month', '=', month)
    .where('revenue_movements.currency', '=', currency);
  if (kind) query = query.where('revenue_movements.kind', '=', kind);
  if (before) {
    const { at, id } = before;
    query = query.where((eb) =>
      eb.or([
        eb('revenue_movements.occurred_at', '<', at),
        eb.and([eb('revenue_movements.occurred_at', '=', at), eb('revenue_movements.id', '<', id)]),
      ]),
    );
  }
  return query
    .orderBy('revenue_movements.occurred_at', 'desc')
    .orderBy('revenue_movements.id', 'desc')
    .limit(limit)
    .execute();
}
