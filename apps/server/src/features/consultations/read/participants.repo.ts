import { sql } from 'kysely';
import type { Sql } from '../../../db/sql.ts';

/** A query for the ids of those who wrote something that they did not take back, or supported something. */
export const selectParticipants = (
  consultation: string,
): Sql => sql`select user_id from contributions
    where consultation_id = ${consultation} and user_id is not null and state <> 'withdrawn'
  union select contribution_supports.user_id from contribution_supports
    join contributions on contributions.id = contribution_supports.contribution_id
    where contributions.consultation_id = ${consultation}`;
