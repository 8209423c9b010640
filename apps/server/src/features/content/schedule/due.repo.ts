import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';

/** Slugs of entries that became visible after `since`, up to and including `now`. */
export async function findDue(
  queries: Queries,
  collection: Collection,
  { since, now, locales }: { since: string; now: string; locales: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from ${sql.table(collection.table)}
    where state = 'published' ${isOffered(collection, locales)} and published_at > ${since} and published_at <= ${now}`.execute(
    queries,
  );
  return rows.map(({ slug }) => slug);
}

/** The index of publication times begins with the locale. */
const isOffered = ({ isLocalized }: Collection, locales: readonly string[]) =>
  isLocalized ? sql`and locale in (${sql.join(locales)})` : sql``;

/** When the next entry becomes visible. */
export async function findNextDue(
  queries: Queries,
  collection: Collection,
  { now, locales }: { now: string; locales: readonly string[] },
): Promise<string | undefined> {
  const { rows } = await sql<{ at: string }>`select published_at as at
    from ${sql.table(collection.table)} where state = 'published'
      ${isOffered(collection, locales)} and published_at > ${now}
    order by published_at limit 1`.execute(queries);
  return rows[0]?.at;
}
