import type { MediaFile } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { actorOf, type Sender } from '../../../http/access/actor.ts';
import { memberOf } from '../../../http/caller.ts';
import { recordAction } from '../../audit/index.ts';
import { setUploader } from '../files.repo.ts';

/** Whose files they are, which decides who may change them, and that they were added. */
export async function recordUpload(
  queries: Queries,
  { sender, at }: { sender: Sender; at: Date },
  stored: readonly MediaFile[],
): Promise<void> {
  const ids = stored.map(({ id }) => id);
  await setUploader(queries, ids, memberOf(sender.caller).userId);
  for (const { id, name, mime, size } of stored) {
    await recordAction(queries, {
      actor: actorOf(sender),
      at,
      action: 'media.upload',
      target: { kind: 'files', id },
      after: { name, mime, size },
    });
  }
}
