import {
  type Capability,
  can,
  type ReviewState,
  type StaffRole,
  staffRoleNames,
} from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { personName } from '../../../db/person-name.ts';

interface ReviewChange {
  readonly state: ReviewState;
  readonly note: string | null;
  readonly by: number;
  readonly at: string;
  readonly reviewer: number | null;
}

/** False if the entry is in another state of review, or was deleted. */
export async function setReview(
  tx: Queries,
  entryId: number,
  { state, note, by, at, reviewer }: ReviewChange,
  from: readonly ReviewState[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('content_entries')
    .set({
      review_state: state,
      review_note: note,
      review_by: by,
      review_at: at,
      review_for: reviewer,
    })
    .where('id', '=', entryId)
    .where('deleted_at', 'is', null)
    .where('review_state', 'in', [...from])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const rolesWith = (capability: Capability): StaffRole[] =>
  staffRoleNames.filter((role) => can(role, capability));

/** Everybody who may approve drafts. */
export const findReviewers = (queries: Queries) =>
  queries
    .selectFrom('users')
    .select(['id', 'email', 'language', personName.as('name')])
    .where('role', 'in', rolesWith('content.edit'))
    .where('is_blocked', '=', 0)
    .orderBy('username')
    .execute();

/** Somebody who still writes for the site. */
export const findColleague = (queries: Queries, id: number) =>
  queries
    .selectFrom('users')
    .select(['id', 'email', 'language', personName.as('name')])
    .where('id', '=', id)
    .where('role', 'in', rolesWith('content.draft'))
    .where('is_blocked', '=', 0)
    .executeTakeFirst();
