import type { Vote, VoteState } from '@rostra/contract';
import type { ContentService } from '../../content/index.ts';
import { findVotes } from '../votes.repo.ts';
import { describeVote } from './vote-view.ts';

const ORDER: Partial<Record<VoteState, number>> = { open: 0, announced: 1, counting: 2 };
const PAST = 3;

/** Open votes first, then those to come, then past ones; newest first in each group. */
export async function listForReaders(
  content: ContentService,
  documentId?: string,
): Promise<Vote[]> {
  const all = await listNewestFirst(content, documentId);
  const order = ({ state }: Vote) => ORDER[state] ?? PAST;
  return all.sort((one, other) => order(one) - order(other));
}

export async function listNewestFirst(
  content: ContentService,
  documentId?: string,
): Promise<Vote[]> {
  const rows = await findVotes(content.db.queries, documentId);
  return Promise.all(rows.map((row) => describeVote(content, row)));
}
