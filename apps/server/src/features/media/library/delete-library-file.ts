import { messageReference } from '@rostra/messages';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { actorOf, type Sender } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import { lockFile } from '../files.repo.ts';
import type { MediaDeps } from '../media-deps.ts';
import { removeFile } from '../remove-file.ts';
import { getLibraryRow, listUses } from './get-library-file.ts';

/** Deletes a file that nothing uses. Otherwise the error lists where it is used. */
export async function deleteLibraryFile(
  { db, media }: { db: Db; media: MediaDeps },
  sender: Sender,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFile(tx, db.kind, id);
    const row = await getLibraryRow(tx, id);
    const uses = await listUses(tx, row);
    if (uses.length > 0) {
      throw new AppError('conflict', messageReference('studio-server', 'fileIsUsed'), { uses });
    }
    await recordAction(tx, {
      actor: actorOf(sender),
      at: media.clock(),
      action: 'media.delete',
      target: { kind: 'files', id },
      before: { name: row.name, url: row.url },
    });
    await removeFile({ ...media, queries: tx }, id);
  });
}
