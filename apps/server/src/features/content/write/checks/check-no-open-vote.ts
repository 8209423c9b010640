import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../../db/client.ts';
import { AppError } from '../../../../errors.ts';
import type { ContentService } from '../../content-service.ts';
import type { Collection } from '../../declare/declaration.ts';

/** While members vote on a text, readers must not get another one. */
export async function checkNoOpenVote(
  tx: Queries,
  { editionUses }: Pick<ContentService, 'editionUses'>,
  { editionFields }: Collection,
  documentId: string,
): Promise<void> {
  if (!editionFields) return;
  if (await editionUses.hasOpenVote(tx, documentId)) {
    throw new AppError('conflict', messageReference('content-server', 'voteOpen'));
  }
}
