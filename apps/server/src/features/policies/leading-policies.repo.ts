import { areaPaths, type PolicyArea } from '@rostra/contract';
import { sql } from 'kysely';
import type { Queries } from '../../db/client.ts';

/** Areas with the last part of their path: "domestic domestic", "manifesto tech-manifesto". */
const NAMED_LIKE_THEIR_PAGE = Object.entries(areaPaths).map(
  ([area, path]) => `${area} ${path.slice(path.lastIndexOf('/') + 1)}`,
);

/**
 * The leading policy first: the one whose slug is the area's path, else the lowest `order`, else the
 * oldest.
 */
const rank = sql`case when area || ' ' || slug in (${sql.join(NAMED_LIKE_THEIR_PAGE)}) then 0 else 1 end,
  sort_order, created_at, document_id`;

const visible = (now: string) => sql`state = 'published' and published_at <= ${now}`;

/** The areas by the document id of their leading policy. */
export async function findLeadingPolicies(
  queries: Queries,
  now: string,
): Promise<ReadonlyMap<string, PolicyArea>> {
  const { rows } = await sql<{ document_id: string; area: PolicyArea }>`
    select document_id, area from (
      select document_id, area, row_number() over (partition by area order by ${rank}) as place
      from policies where ${visible(now)}
    ) as ranked where place = 1`.execute(queries);
  return new Map(rows.map(({ document_id, area }) => [document_id, area]));
}

export async function findPoliciesInArea(
  queries: Queries,
  area: PolicyArea,
  now: string,
): Promise<{ slug: string; title: string }[]> {
  const { rows } = await sql<{ slug: string; title: string }>`
    select slug, title from policies where ${visible(now)} and area = ${area}
    order by ${rank}`.execute(queries);
  return rows;
}
