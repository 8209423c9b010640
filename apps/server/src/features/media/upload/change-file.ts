import type { MediaFile } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../errors.ts';
import type { Sender } from '../../../http/access/actor.ts';
import { toMediaFile } from '../describe-file.ts';
import { editFile } from '../library/edit-file.ts';
import { getLibraryRow, getLibraryRowByAnyId } from '../library/get-library-file.ts';
import { replaceFile } from '../library/replace-file.ts';
import type { UploadContext } from './upload-context.ts';
import type { Upload } from './upload-for.ts';

/** Strapi's way to change a file: other texts, another content, or both. */
export async function changeFile(
  context: UploadContext,
  sender: Sender,
  anyId: string,
  { files, infos, needsAltText }: Upload,
): Promise<MediaFile> {
  const { db, media } = context;
  const { id } = await getLibraryRowByAnyId(db.queries, anyId);
  const [file, ...others] = files.filter(({ bytes }) => bytes.length > 0);
  const [info] = infos;
  if (others.length > 0 || (!file && !info)) {
    throw invalidField(['files'], messageReference('media-server', 'empty'));
  }
  if (file) await replaceFile(context, sender, id, file);
  if (info) {
    const { name, caption, alternativeText } = info;
    const changes = {
      name: name || undefined,
      caption,
      alternativeText: alternativeText === null ? '' : alternativeText,
    };
    await editFile({ db, clock: media.clock }, sender, id, { ...changes, needsAltText });
  }
  return toMediaFile(await getLibraryRow(db.queries, id));
}
