import type { Queries } from '../../db/client.ts';
import { findVoteAbout, lockVoteStates } from './votes-about.repo.ts';

/** Whether members vote about a document now, which stays so until the transaction ends. */
export const hasOpenVote = async (tx: Queries, documentId: string): Promise<boolean> =>
  (await lockVoteStates(tx, documentId)).includes('open');

/** Whether there ever was a vote, about the document if one is given. */
export const hasVotes = async (queries: Queries, documentId?: string): Promise<boolean> =>
  (await findVoteAbout(queries, documentId)) !== undefined;
