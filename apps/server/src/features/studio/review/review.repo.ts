import { type Capability, can, type StaffRole, staffRoleNames } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { personName } from '../../../db/person-name.ts';

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
