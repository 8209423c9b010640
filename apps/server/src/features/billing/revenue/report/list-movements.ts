import type { RevenueKind, RevenueMovement } from '@rostra/contract';
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
  {
    cursor,
    pageSize,
    ...filters
  }: MovementFilters & { cursor?: string | undefined; pageSize: number },
): Promise<MovementPage> {
  const [at = '', id = ''] = cursor?.split(' ') ?? [];
  const rows = await findMovements(db.queries, {
    ...filters,
    before: cursor === undefined ? undefined : { at, id },
    limit: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => toMovement({ site }, row)),
    meta: { nextCursor: rows.length > pageSize && last ? `${last.occurred_at} ${last.id}` : null },
  };
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
