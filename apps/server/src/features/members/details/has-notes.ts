import type { Queries } from '../../../db/client.ts';
import { findNotes } from './notes.repo.ts';

/** Whether staff have written something about a member. */
export const hasNotes = async (queries: Queries, userId: number): Promise<boolean> =>
  (await findNotes(queries, userId)).length > 0;
