import type { MediaFile } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, invalidField } from '../../../errors.ts';
import type { MediaDeps } from '../media-deps.ts';
import { removeFile } from '../remove-file.ts';
import { storeImage } from '../store-image.ts';
import { storePrivateFile } from '../store-private-file.ts';
import { isDocument } from './document-types.ts';
import type { FileInfo } from './file-info.ts';
import { findImageType } from './image-types.ts';

export interface UploadedFile {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

/** Stores an editor's images, which need an alternative text, and documents: all of them or none. */
export async function uploadFiles(
  deps: MediaDeps,
  files: readonly UploadedFile[],
  infos: readonly FileInfo[],
): Promise<MediaFile[]> {
  if (files.length === 0)
    throw new AppError('validation_failed', messageReference('media-server', 'empty'));
  const checked = await Promise.all(
    files.map((file, index) => check(file, infos[index] ?? {}, index)),
  );
  const stored: MediaFile[] = [];
  try {
    for (const file of checked) stored.push(await store(deps, file));
  } catch (error) {
    await Promise.allSettled(stored.map(({ id }) => removeFile(deps, id)));
    throw error;
  }
  return stored;
}

function store(deps: MediaDeps, { file, info, isImage }: Checked): Promise<MediaFile> {
  const { name: title, caption, alternativeText = null } = info;
  const filename = title ?? file.filename;
  return isImage
    ? storeImage(deps, {
        bytes: file.bytes,
        filename,
        alternativeText,
        caption: caption ?? null,
      })
    : storePrivateFile(deps, { ...file, title, caption });
}

interface Checked {
  readonly file: UploadedFile;
  readonly info: FileInfo;
  readonly isImage: boolean;
}

async function check(file: UploadedFile, info: FileInfo, index: number): Promise<Checked> {
  if (file.bytes.length === 0)
    throw new AppError('validation_failed', messageReference('media-server', 'empty'));
  const isImage = (await findImageType(file.bytes)) !== undefined;
  if (!isImage && !(await isDocument(file.bytes, file.filename))) {
    throw invalid(index, messageReference('media-server', 'unknownFormat'));
  }
  if (isImage && !info.alternativeText?.trim()) {
    throw invalid(index, 'alternativeText must be defined.', 'alternativeText');
  }
  return { file, info, isImage };
}

function invalid(index: number, message: string, field?: string): AppError {
  return invalidField(['files', index, ...(field ? [field] : [])], message);
}
