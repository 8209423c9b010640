import { memberFilterSchema } from '@rostra/contract';
import type { Db, Queries } from '../../../db/client.ts';
import type { Sql } from '../../../db/sql.ts';
import { selectMembers } from '../list/members.repo.ts';
import { findSegment } from './segments.repo.ts';

/** A query for the ids of the members in a saved segment. Undefined if it is gone, or from another version. */
export async function findSegmentMembers(
  queries: Queries,
  kind: Db['kind'],
  { id, now }: { id: number; now: Date },
): Promise<Sql | undefined> {
  const segment = await findSegment(queries, id);
  if (!segment) return undefined;
  const { data: filter } = memberFilterSchema.safeParse(
    Object.fromEntries(new URLSearchParams(segment.query)),
  );
  if (!filter) return undefined;
  return selectMembers(kind, filter, now);
}
