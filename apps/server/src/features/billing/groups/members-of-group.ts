import type { Sql } from '../../../db/sql.ts';
import { selectGroup } from './seats.repo.ts';

/** A query for the ids of the members of a group, with its payer. */
export const membersOfGroup = (payer: number): Sql => selectGroup(payer);
