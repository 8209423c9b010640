import type { Queries } from '../../../db/client.ts';
import type { QueueFigures } from '../../../feature.ts';

export async function findChangeQueue(db: Queries): Promise<QueueFigures> {
  const rows = await db
    .selectFrom('scheduled_changes')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('count'),
      fn.min('created_at').as('oldest'),
      eb('failure', 'is not', null).as('isFailed'),
    ])
    .groupBy('isFailed')
    .execute();
  const waiting = rows.find(({ isFailed }) => !isFailed);
  const failed = rows.find(({ isFailed }) => isFailed);
  return {
    waiting: waiting?.count ?? 0,
    oldestAt: waiting?.oldest ?? null,
    failed: failed?.count ?? 0,
  };
}
