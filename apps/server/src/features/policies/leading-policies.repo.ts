import { pathsOfAreas } from '@rostra/contract';
import { sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import { type LocaleScope, localeColumn, visibleIn } from '../../db/visible-in.ts';
import { findPolicyAreas } from '../site/index.ts';

/** Areas with the last part of their path: "domestic domestic", "manifesto tech-manifesto". */
const namedLikeTheirPage = async (queries: Queries) =>
  sql.join(
    [...pathsOfAreas(await findPolicyAreas(queries))].map(
      ([area, path]) => `${area} ${path.slice(path.lastIndexOf('/') + 1)}`,
    ),
  );

/**
 * The leading policy first: the one whose slug is the area's path in any language, else the lowest `order`, else the
 * oldest.
 */
const rankIn = async (queries: Queries) => sql`case when exists (select 1 from policies as named
    where named.document_id = policy.document_id and named.state = 'published'
      and named.area || ' ' || named.slug in (${await namedLikeTheirPage(queries)})) then 0 else 1 end,
  policy.sort_order, policy.created_at, policy.document_id`;

const visible = (scope: LocaleScope, now: string) => visibleIn('policies', 'policy', scope, now);

/** The areas by the document id of their leading policy. */
export async function findLeadingPolicies(
  queries: Queries,
  now: string,
  scope: LocaleScope = { kind: 'all' },
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ document_id: string; area: string }>`
    select document_id, area from (
      select document_id, area, row_number() over (partition by area order by ${await rankIn(queries)}) as place
      from policies as policy where ${visible(scope, now)}
    ) as ranked where place = 1`.execute(queries);
  return new Map(rows.map(({ document_id, area }) => [document_id, area]));
}

/** What decides which policy leads, for each that readers see. */
export async function findRankedPolicies(queries: Queries, now: string) {
  const { rows } = await sql<{
    document_id: string;
    area: string;
    order: number;
    is_named: number;
  }>`
    select document_id, area, min(sort_order) as "order",
      max(case when area || ' ' || slug in (${await namedLikeTheirPage(queries)}) then 1 else 0 end)
        as is_named
    from policies as policy where ${visible({ kind: 'all' }, now)}
    group by document_id, area`.execute(queries);
  return rows;
}

interface VisiblePolicy {
  readonly document_id: string;
  readonly slug: string;
  readonly title: string;
  readonly area: string;
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
    order by ${await rankIn(queries)}`.execute(queries);
  return rows;
}

export async function findPoliciesInArea(
  queries: Queries,
  area: string,
  { now, scope }: { now: string; scope: LocaleScope },
): Promise<{ slug: string; title: string; locale?: string }[]> {
  const columns = sql.join(['slug', 'title', ...localeColumn(scope)].map((name) => sql.ref(name)));
  const { rows } = await sql<{ slug: string; title: string; locale?: string }>`
    select ${columns} from policies as policy where ${visible(scope, now)} and area = ${area}
    order by ${await rankIn(queries)}`.execute(queries);
  return rows;
}
