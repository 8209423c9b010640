import { type Audience, can } from '@rostra/contract';
import { forbidden } from '../../../../http/access/forbidden.ts';
import type { Caller } from '../../../../http/caller.ts';

/** What the accounts of members say, so that a narrow filter with one of them tells something about a single person. */
const ABOUT_MEMBERS = ['plan', 'paying', 'segment', 'group', 'consultation'] as const;

/** Refused if the filter asks about members, whose accounts the caller may not read. What somebody else chose may stay. */
export function checkAudienceAccess(caller: Caller, audience: Audience, before?: Audience): void {
  const isNew = ABOUT_MEMBERS.some(
    (field) => audience[field] !== undefined && audience[field] !== before?.[field],
  );
  if (isNew && !can(caller.role, 'members.read')) throw forbidden(caller, 'members.read');
}
