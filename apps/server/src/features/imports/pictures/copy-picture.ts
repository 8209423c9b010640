import type { MediaFile } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Db } from '../../../db/client.ts';
import { invalidField } from '../../../errors.ts';
import type { Sender } from '../../../http/access/actor.ts';
import { type MediaDeps, recordUpload, storeImage } from '../../media/index.ts';
import { fetchRemoteFile, RemoteFileError } from '../files/fetch-remote-file.ts';
import { filenameOf } from '../files/filename-of.ts';
import type { ImportContext } from '../import-context.ts';

const MAX_BYTES = 20 * 1024 * 1024;
/** Somebody waits for it. */
const TIMEOUT_MS = 20_000;

export interface CopyPictureContext extends Pick<ImportContext, 'remoteFiles'> {
  readonly db: Db;
  readonly media: MediaDeps;
}

/** Copies a picture from a public server, with the guards of imports, into the library. */
export async function copyPicture(
  { db, media, remoteFiles }: CopyPictureContext,
  sender: Sender,
  { url, alternativeText }: { url: string; alternativeText: string },
  signal?: AbortSignal,
): Promise<MediaFile> {
  const limits = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS };
  const bytes = await fetchRemoteFile(url, { ...limits, ...remoteFiles, signal }).catch(
    (error: unknown) => {
      // Which machines answer inside our network, and how, is nobody's business.
      if (!(error instanceof RemoteFileError || signal?.aborted)) throw error;
      throw invalidField(['url'], messageReference('imports-server', 'pictureUnreachable'));
    },
  );
  const picture = {
    bytes,
    filename: filenameOf(url) || 'picture',
    alternativeText: alternativeText.trim() || null,
  };
  return storeImage(media, picture, (insert) =>
    db.transaction(async (tx) => {
      const file = await insert(tx);
      await recordUpload(tx, { sender, at: media.clock() }, [file]);
      return file;
    }),
  );
}
