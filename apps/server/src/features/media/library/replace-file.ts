import type { LibraryFile } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Db } from '../../../db/client.ts';
import { AppError, invalidField } from '../../../errors.ts';
import { actorOf, type Sender } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { StoredColumns } from '../files.repo.ts';
import type { MediaDeps } from '../media-deps.ts';
import { insertFormerNames } from '../names/former-names.repo.ts';
import { storedNames } from '../names/stored-names.ts';
import { putPrivateFile, putPublicFile } from '../put-document.ts';
import { putImage } from '../put-image.ts';
import { isDocument } from '../upload/document-types.ts';
import { isPicture } from '../upload/image-types.ts';
import type { UploadedFile } from '../upload/upload-files.ts';
import { checkMayEdit } from './check-may-edit.ts';
import { getLibraryRow } from './get-library-file.ts';
import { type LibraryRow, replaceStoredFile } from './library.repo.ts';
import { describeLibraryFile } from './list-library.ts';

interface ReplaceDeps {
  readonly db: Db;
  readonly media: MediaDeps;
}

/**
 * Replaces the content of a file. Its id, name and texts stay. A picture gets a new address,
 * because browsers keep the old one; the old one leads to the new picture, in texts too.
 */
export async function replaceFile(
  { db, media }: ReplaceDeps,
  sender: Sender,
  id: number,
  file: UploadedFile,
): Promise<LibraryFile> {
  const row = await getLibraryRow(db.queries, id);
  await checkMayEdit(db.queries, sender, row);
  await assertSameFileKind(row, file);
  const record = (columns: Omit<StoredColumns, 'url'> & { url?: string }) =>
    recordReplacement({ db, media }, sender, row, columns);
  if (row.is_private === 1) await putPrivateFile(media, file, record);
  else if (row.width === null) await putPublicFile(media, file, record);
  else await putImage(media, { ...file, acceptsSvg: true }, record);
  // Nothing refers to them any more; what cannot be removed now only takes space.
  await Promise.allSettled(storedNames(row).map(({ name }) => media.storage.remove(name)));
  return describeLibraryFile(await getLibraryRow(db.queries, id));
}

async function assertSameFileKind(
  row: LibraryRow,
  { bytes, filename }: UploadedFile,
): Promise<void> {
  const isImage = await isPicture(bytes);
  const wasPicture = row.is_private === 0 && row.width !== null;
  if (wasPicture && !isImage) {
    throw invalidField(['files'], messageReference('media-server', 'needsPicture'));
  }
  if (!wasPicture && (isImage || !(await isDocument(bytes, filename)))) {
    throw invalidField(['files'], messageReference('media-server', 'needsDocument'));
  }
}

async function recordReplacement(
  { db, media }: ReplaceDeps,
  sender: Sender,
  row: LibraryRow,
  columns: Omit<StoredColumns, 'url'> & { url?: string },
): Promise<void> {
  const at = media.clock().toISOString();
  await db.transaction(async (tx) => {
    // Again: it may have been published while the new file was stored.
    await checkMayEdit(tx, sender, row);
    if (!(await replaceStoredFile(tx, row, { ...columns, focal_point: null, updated_at: at }))) {
      throw new AppError('conflict', messageReference('media-server', 'replacedMeanwhile'));
    }
    if (row.is_private === 0) {
      await insertFormerNames(
        tx,
        storedNames(row).map((former) => ({ ...former, file_id: row.id })),
      );
    }
    await recordAction(tx, {
      actor: actorOf(sender),
      at,
      action: 'media.replace',
      target: { kind: 'files', id: row.id },
      before: { name: row.name, mime: row.mime, size: row.size },
      after: { name: row.name, mime: columns.mime, size: columns.size },
    });
  });
}
