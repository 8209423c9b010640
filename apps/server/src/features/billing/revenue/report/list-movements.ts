import type { RevenueKind, RevenueMovement } from '@rostra/contract';
import { type PageQuery, readPage } from '../../../../db/paging/read-page.ts';
import { readTimeCursor, writeTimeCursor } from '../../../../db/paging/time-cursor.ts';
import type { ManagementContext } from '../../context.ts';
import { planNameOf } from '../../plans/plan-prices.ts';
import { monthly } from './add-up-months.ts';
import { findMovements, type MovementRow } from './report.repo.ts';

export interface MovementFilters {
  month: string;
  currency: string;
  kind?: RevenueKind | undefined;
}

interface MovementPage {
  data: RevenueMovement[];
  meta: { nextCursor: string | null };
}

type Context = Pick<ManagementContext, 'db' | 'site'>;

export async function listMovements(
  { db, site }: Context,
  { cursor, pageSize, ...filters }: MovementFilters & PageQuery<string>,
): Promise<MovementPage> {
  const { rows, nextCursor } = await readPage(
    { cursor, pageSize },
    ({ before, limit }) =>
      findMovements(db.queries, { ...filters, before: readTimeCursor(before), limit }),
    ({ occurred_at: at, id }) => writeTimeCursor({ at, id }),
  );
  return { data: rows.map((row) => toMovement({ site }, row)), meta: { nextCursor } };
}

function toMovement({ site }: Pick<Context, 'site'>, row: MovementRow): RevenueMovement {
  const { user_id: userId, username, email } = row;
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ') || username;
  const nameOf = (plan: string | null) => (plan === null ? null : planNameOf(site.plans, plan));
  return {
    id: row.id,
    at: row.occurred_at,
    kind: row.kind,
    currency: row.currency,
    amount: monthly(row.change_minor),
    annualAmount: row.change_minor,
    member: userId === null ? null : { id: userId, name: name ?? '', email: email ?? '' },
    planBefore: nameOf(row.plan_before),
    planAfter: nameOf(row.plan_after),
  };
}
