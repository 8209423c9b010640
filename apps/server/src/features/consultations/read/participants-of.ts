import type { Sql } from '../../../db/sql.ts';
import { selectParticipants } from './participants.repo.ts';

/** A query for the ids of the members who took part in a consultation. */
export const participantsOf = (consultation: string): Sql => selectParticipants(consultation);
