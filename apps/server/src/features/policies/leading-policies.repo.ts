import { areaPaths, type PolicyArea } from '@rostra/contract';
import { sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import { type LocaleScope, localeColumn, visibleIn } from '../../db/visible-in.ts';

/** Areas with the last part of their path: "domestic domestic", "manifesto tech-manifesto". */
const NAMED_LIKE_THEIR_PAGE = Object.entries(areaPaths).map(
  ([area, path]) => `${area} ${path.slice(path.lastIndexOf('/') + 1)}`,
);

/**
 * The leading policy first: the one whose slug is the area's path in any language, else the lowest `order`, else the
 * oldest.
 */
const rank = sql`case when exists (select 1 from policies as named
    where named.document_id = policy.document_id and named.state = 'published'
      and named.area || ' ' || named.slug in (${sql.join(NAMED_LIKE_THEIR_PAGE)})) then 0 else 1 end,
  policy.sort_order, policy.created_at, policy.document_id`;

const visible = (scope: LocaleScope, now: string) => visibleIn('policies', 'policy', scope, now);

/** The areas by the document id of their leading policy. */
export async function findLeadingPolicies(
  queries: Queries,
  now: string,
  scope: LocaleScope = { kind: 'all' },
): Promise<ReadonlyMap<string, PolicyArea>> {
  const { rows } = await sql<{ document_id: string; area: PolicyArea }>`
    select document_id, area from (
      select document_id, area, row_number() over (partition by area order by ${rank}) as place
      from policies as policy where ${visible(scope, now)}
    ) as ranked where place = 1`.execute(queries);
  return new Map(rows.map(({ document_id, area }) => [document_id, area]));
}

/** What decides which policy leads, for each that readers see. */
export async function findRankedPolicies(queries: Queries, now: string) {
  const { rows } = await sql<{
    document_id: string;
    area: PolicyArea;
    order: number;
    is_named: number;
  }>`
    select document_id, area, min(sort_order) as "order",
      max(case when area || ' ' || slug in (${sql.join(NAMED_LIKE_THEIR_PAGE)}) then 1 else 0 end)
        as is_named
    from policies as policy where ${visible({ kind: 'all' }, now)}
    group by document_id, area`.execute(queries);
  return rows;
}

interface VisiblePolicy {
  readonly document_id: string;
  readonly slug: string;
  readonly title: string;
  readonly area: PolicyArea;
  readonly summary: string | null;
  readonly locale: string;
}

/** Everything that readers see, the leading policy of each area first. */
export async function findVisiblePolicies(
  queries: Queries,
  { now, scope }: { now: string; scope: LocaleScope },
): Promise<VisiblePolicy[]> {
  const { rows } = await sql<VisiblePolicy>`
    select document_id, slug, title, area, summary, locale
    from policies as policy where ${visible(scope, now)}
    order by ${rank}`.execute(queries);
  return rows;
}

export async function findPoliciesInArea(
  queries: Queries,
  area: PolicyArea,
  { now, scope }: { now: string; scope: LocaleScope },
): Promise<{ slug: string; title: string; locale?: string }[]> {
  const columns = sql.join(['slug', 'title', ...localeColumn(scope)].map((name) => sql.ref(name)));
  const { rows } = await sql<{ slug: string; title: string; locale?: string }>`
    select ${columns} from policies as policy where ${visible(scope, now)} and area = ${area}
    order by ${rank}`.execute(queries);
  return rows;
}
