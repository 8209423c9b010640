import type { PostLink, RequiredPlan } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import { type LocaleScope, localeColumn, visibleIn } from '../../db/visible-in.ts';

/** The previous and next entries that the reader may open. */
export async function findOpenNeighbours(
  queries: Queries,
  { id, publishedAt }: { id: number; publishedAt: string },
  {
    includedPlans,
    locale,
    now,
  }: { includedPlans: readonly RequiredPlan[]; locale: LocaleScope; now: string },
): Promise<{ previous: PostLink | null; next: PostLink | null }> {
  const find = (side: '<' | '>', direction: 'asc' | 'desc') =>
    queries
      .selectFrom('member_contents as entry')
      .select(['title', 'slug', ...localeColumn(locale)])
      .where(visibleIn('member_contents', 'entry', locale, now))
      .where('required_plan', 'in', includedPlans)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('published_at', 'id'), side, tuple(publishedAt, id)),
      )
      .orderBy('published_at', direction)
      .orderBy('id', direction)
      .limit(1)
      .executeTakeFirst();
  const [previous, next] = await Promise.all([find('<', 'desc'), find('>', 'asc')]);
  return { previous: previous ?? null, next: next ?? null };
}
