import type { Queries } from '../../../../db/client.ts';

type Counts = readonly (readonly [path: string, hits: number])[];

export async function addRedirectHits(tx: Queries, counts: Counts, at: string): Promise<void> {
  for (const [path, hits] of counts) {
    await tx
      .updateTable('redirects')
      .set((row) => ({ hits: row('hits', '+', hits), last_hit_at: at }))
      .where('path', '=', path)
      .execute();
  }
}

export async function addMissingPages(tx: Queries, counts: Counts, at: string): Promise<void> {
  for (const [path, hits] of counts) {
    await tx
      .insertInto('missing_pages')
      .values({ path, hits, first_seen_at: at, last_seen_at: at })
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet((row) => ({
          hits: row('missing_pages.hits', '+', hits),
          last_seen_at: at,
        })),
      )
      .execute();
  }
}

/** Keeps the most frequent ones; of equally frequent ones, the latest. */
export async function trimMissingPages(tx: Queries, maximum: number): Promise<void> {
  await tx
    .deleteFrom('missing_pages')
    .where(
      'path',
      'in',
      tx
        .selectFrom('missing_pages')
        .select('path')
        .orderBy('hits', 'desc')
        .orderBy('last_seen_at', 'desc')
        .orderBy('path')
        .limit(1_000_000)
        .offset(maximum),
    )
    .execute();
}

export const findMissingPages = (queries: Queries, limit: number) =>
  queries
    .selectFrom('missing_pages')
    .selectAll()
    .orderBy('hits', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute();

export async function deleteMissingPage(queries: Queries, path: string): Promise<void> {
  await queries.deleteFrom('missing_pages').where('path', '=', path).execute();
}

export async function deleteMissingPagesBefore(queries: Queries, before: string): Promise<void> {
  await queries.deleteFrom('missing_pages').where('last_seen_at', '<', before).execute();
}
