import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../db/client.ts';
import { monthIn } from '../../../languages/zone-days.ts';
import type { BillingContext } from '../context.ts';
import type { Movement } from './find-movements.ts';
import { addToMonth, insertMovements } from './revenue.repo.ts';

export interface DatedMovement extends Movement {
  userId: number;
  at: string;
}

/**
 * Stores movements and adds them to the sums of their months. Everybody adds to the same few rows, so they
 * are locked late and in a fixed order. What follows in the transaction must only need rows of the same
 * members, which are locked already.
 */
export async function saveMovements(
  { site }: Pick<BillingContext, 'site'>,
  tx: Queries,
  movements: readonly DatedMovement[],
): Promise<void> {
  if (movements.length === 0) return;
  const { timeZone } = site.settings.values;
  const rows = movements.map(({ userId, at, kind, currency, ...movement }) => ({
    id: randomUUID(),
    user_id: userId,
    month: monthIn(at, timeZone),
    occurred_at: at,
    kind,
    currency,
    change_minor: movement.changeMinor,
    annual_minor: movement.annualMinor,
    plan_before: movement.planBefore,
    plan_after: movement.planAfter,
  }));
  await insertMovements(tx, rows);
  const sums = Map.groupBy(rows, ({ month, currency, kind }) => `${month} ${currency} ${kind}`);
  for (const [, group] of [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [{ month, currency, kind }] = group as [(typeof rows)[number]];
    const change = group.reduce((sum, row) => sum + row.change_minor, 0);
    await addToMonth(tx, { month, currency, kind, change_minor: change, count: group.length });
  }
}
