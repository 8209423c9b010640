import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../../db/client.ts';
import { AppError } from '../../../../errors.ts';
import type { Collection } from '../../declare/declaration.ts';
import { lockVoteStates } from './open-votes.repo.ts';

/** While members vote on a text, readers must not get another one. */
export async function checkNoOpenVote(
  tx: Queries,
  { editionFields }: Collection,
  documentId: string,
): Promise<void> {
  if (!editionFields) return;
  if ((await lockVoteStates(tx, documentId)).includes('open')) {
    throw new AppError('conflict', messageReference('content-server', 'voteOpen'));
  }
}
