import type { Queries } from '../../db/client.ts';
import type { QueueFigures } from '../../feature.ts';

/** Emails that were given up can be sent again while they still have their content. */
export async function findMailQueue(db: Queries): Promise<QueueFigures> {
  const waiting = await db
    .selectFrom('mails')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('due_at', 'is', null)
    .where('sent_at', 'is', null)
    .where('sealed', 'is not', null)
    .executeTakeFirstOrThrow();
  return { waiting: waiting.count, oldestAt: waiting.oldest, failed: failed.count };
}
