import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../../db/client.ts';
import { AppError } from '../../../../errors.ts';
import type { ContentService } from '../../content-service.ts';
import type { Collection } from '../../declare/declaration.ts';

/** The copy of an entry that is edited elsewhere must not be changed: the next change there would overwrite it. */
export async function checkEditedHere(
  tx: Queries,
  { findOtherEditor }: Pick<ContentService, 'findOtherEditor'>,
  collection: Collection,
  documentId: string,
): Promise<void> {
  const address = await findOtherEditor?.(tx, { collection, documentId });
  if (address === undefined) return;
  throw new AppError(
    'forbidden',
    messageReference('content-server', 'editedElsewhere', { address }),
  );
}
