import { messageReference } from '@rostra/messages';
import type { Db, Queries } from '../../../../db/client.ts';
import { invalidField } from '../../../../errors.ts';
import { findSegmentMembers } from '../../../members/index.ts';
import { audienceConditions, isAmong } from './audience.repo.ts';
import type { AudienceQuery, AudienceScope } from './audience-scope.ts';

/** Refused if the segment is gone: without its conditions, the mailing would go to everybody. */
export async function audienceQuery(
  { kind, queries }: { kind: Db['kind']; queries: Queries },
  { audience, ...scope }: AudienceScope,
  now: Date,
): Promise<AudienceQuery> {
  const conditions = [...audienceConditions(audience, now)];
  if (audience.segment !== undefined) {
    const members = await findSegmentMembers(queries, kind, { id: audience.segment, now });
    if (!members) {
      const message = messageReference('mailings-server', 'segmentGone');
      throw invalidField(['audience', 'segment'], message);
    }
    conditions.push(isAmong(members));
  }
  return { ...scope, conditions };
}
