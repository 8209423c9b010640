import { sql } from 'kysely';
import type { Db, Queries } from '../../db/client.ts';

export interface Hits {
  key: string;
  hits: number;
  ends_at: string;
}

/** Adds to the counters of all processes and returns the totals. Expired windows start again. */
export function addHits(db: Db, rows: readonly Hits[], now: string): Promise<Hits[]> {
  // Rows are always locked in this order, which prevents deadlocks.
  const inOrder = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const isOver = sql<boolean>`rate_limits.ends_at <= ${now}`;
  return db.relaxedTransaction((tx) =>
    tx
      .insertInto('rate_limits')
      .values(inOrder)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql<number>`case when ${isOver} then excluded.hits else rate_limits.hits + excluded.hits end`,
          ends_at: sql<string>`case when ${isOver} then excluded.ends_at else rate_limits.ends_at end`,
        }),
      )
      .returningAll()
      .execute(),
  );
}

export async function deleteEndedWindows(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('ends_at', '<=', now).execute();
}
