import type { AudienceCount, AudienceMember, SkipReason } from '@rostra/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import type { RowRange } from '../../../../db/paging/read-page.ts';
import { matchAudience } from './audience.repo.ts';
import type { AudienceQuery } from './audience-scope.ts';

/** Runs apart from other queries, because it reads every subscriber of the newsletter. */
export async function countMatches(db: Db, query: AudienceQuery): Promise<AudienceCount> {
  const { exclusion, from, where } = matchAudience(query);
  const statement = sql`select ${exclusion} as excluded, count(*) as count
    from ${from} where ${where} group by 1 order by 1`;
  const rows = await db.slowRead<{ excluded: SkipReason | null; count: number | string }>(
    statement.compile(db.queries),
  );
  return {
    recipients: Number(rows.find(({ excluded }) => excluded === null)?.count ?? 0),
    excluded: rows.flatMap(({ excluded, count }) =>
      excluded === null ? [] : [{ reason: excluded, count: Number(count) }],
    ),
  };
}

/** The latest first. */
export async function findMatches(
  db: Db,
  query: AudienceQuery,
  { show, before, limit }: RowRange<number> & { show: 'recipients' | 'excluded' },
): Promise<AudienceMember[]> {
  const { exclusion, from, where } = matchAudience(
    query,
    before === undefined ? [] : [sql`subscribers.id < ${before}`],
  );
  const statement = sql`select * from (
      select subscribers.id as "subscriberId", subscribers.email, subscribers.language,
        subscribers.user_id as "memberId", ${exclusion} as excluded
      from ${from} where ${where}) as matches
    where excluded is ${show === 'recipients' ? sql`null` : sql`not null`}
    order by "subscriberId" desc limit ${limit}`;
  return db.slowRead<AudienceMember>(statement.compile(db.queries));
}
