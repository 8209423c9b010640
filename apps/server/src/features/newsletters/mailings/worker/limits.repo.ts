import type { DbKind, Queries } from '../../../../db/client.ts';
import { type LimitRow, newLimit } from './limits.ts';

/** The scope of all mails. */
export const ALL = '';

/** All of them, by scope. Until the transaction ends, no other process counts mails. */
export async function lockLimits(
  tx: Queries,
  kind: DbKind,
  now: Date,
): Promise<Map<string, LimitRow>> {
  await tx
    .insertInto('delivery_limits')
    .values(newLimit(ALL, now))
    .onConflict((conflict) => conflict.column('scope').doNothing())
    .execute();
  if (kind === 'postgres') {
    await tx
      .selectFrom('delivery_limits')
      .select('scope')
      .where('scope', '=', ALL)
      .forUpdate()
      .execute();
  }
  return findLimits(tx);
}

export async function findLimits(queries: Queries): Promise<Map<string, LimitRow>> {
  const rows = await queries.selectFrom('delivery_limits').selectAll().execute();
  return new Map(rows.map((row) => [row.scope, row]));
}

export async function saveLimit(tx: Queries, { scope, ...row }: LimitRow): Promise<void> {
  await tx
    .insertInto('delivery_limits')
    .values({ scope, ...row })
    .onConflict((conflict) => conflict.column('scope').doUpdateSet(row))
    .execute();
}

/** Domains to which nothing was sent for a while, at the usual pace. */
export async function deleteIdleLimits(tx: Queries, before: string): Promise<void> {
  await tx
    .deleteFrom('delivery_limits')
    .where('scope', '!=', ALL)
    .where('updated_at', '<', before)
    .execute();
}
