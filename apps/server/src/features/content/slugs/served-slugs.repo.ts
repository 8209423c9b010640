import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';

export async function findServed(
  queries: Queries,
  { table, plural }: Collection,
  { slug, now }: { slug: string; now: string },
): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where slug = ${slug} and state = 'published' and published_at <= ${now} limit 1`.execute(
    queries,
  );
  if (rows.length > 0) return true;
  const former = await sql`select 1 from former_slugs as old
    inner join ${sql.table(table)} as entry on entry.document_id = old.document_id
    where old.collection = ${plural} and old.slug = ${slug}
      and entry.state = 'published' and entry.published_at <= ${now} limit 1`.execute(queries);
  return former.rows.length > 0;
}
