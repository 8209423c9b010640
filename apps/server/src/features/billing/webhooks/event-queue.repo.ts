import type { Queries } from '../../../db/client.ts';
import type { QueueFigures } from '../../../feature.ts';

/** An event that was given up has been tried before; others are finished at the first attempt. */
export async function findEventQueue(db: Queries): Promise<QueueFigures> {
  const { count, oldest } = await db
    .selectFrom('payment_events')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('received_at').as('oldest')])
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('payment_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('due_at', 'is', null)
    .where('attempts', '>', 0)
    .where('last_error', 'is not', null)
    .executeTakeFirstOrThrow();
  return { waiting: count, oldestAt: oldest, failed: failed.count };
}
