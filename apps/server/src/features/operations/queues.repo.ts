import type { Queries } from '../../db/client.ts';

export interface QueueFigures {
  waiting: number;
  oldestAt: string | null;
  failed: number;
}

/** Emails that were given up can be sent again while they still have their content. */
export async function readMailQueue(db: Queries): Promise<QueueFigures> {
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

/** An event that was given up has been tried before; others are finished at the first attempt. */
export async function readWebhookQueue(db: Queries): Promise<QueueFigures> {
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

export async function readPublicationQueue(db: Queries): Promise<QueueFigures> {
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
