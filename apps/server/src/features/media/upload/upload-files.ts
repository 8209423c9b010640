import type { MediaFile } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, invalidField } from '../../../errors.ts';
import type { MediaDeps } from '../media-deps.ts';
import { removeFile } from '../remove-file.ts';
import { storeImage } from '../store/store-image.ts';
import { storePrivateFile } from '../store/store-private-file.ts';
import { isDocument } from './document-types.ts';
import type { FileInfo } from './file-info.ts';
import { isPicture } from './image-types.ts';

export interface UploadedFile {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

/**
 * Stores an editor's images and documents: all of them or none. The studio insists on an alternative text for
 * images; other clients may upload them without one, and the library flags them.
 */
export async function uploadFiles(
  deps: MediaDeps,
  files: readonly UploadedFile[],
  infos: readonly FileInfo[],
  needsAltText = true,
): Promise<MediaFile[]> {
  if (files.length === 0)
    throw new AppError('validation_failed', messageReference('media-server', 'empty'));
  const checked = await Promise.all(
    files.map((file, index) => check(file, infos[index] ?? {}, index, needsAltText)),
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
  const { name, caption } = info;
  const title = name ?? undefined;
  const filename = title ?? file.filename;
  const alternativeText = info.alternativeText?.trim() ? info.alternativeText : null;
  return isImage
    ? storeImage(deps, {
        bytes: file.bytes,
        acceptsSvg: true,
        filename,
        alternativeText,
        caption: caption ?? null,
      })
    : storePrivateFile(deps, { ...file, title, caption: caption ?? undefined });
}

interface Checked {
  readonly file: UploadedFile;
  readonly info: FileInfo;
  readonly isImage: boolean;
}

async function check(
  file: UploadedFile,
  info: FileInfo,
  index: number,
  needsAltText: boolean,
): Promise<Checked> {
  if (file.bytes.length === 0)
    throw new AppError('validation_failed', messageReference('media-server', 'empty'));
  const isImage = await isPicture(file.bytes);
  if (!isImage && !(await isDocument(file.bytes, file.filename))) {
    throw invalid(index, messageReference('media-server', 'unknownFormat'));
  }
  if (needsAltText && isImage && !info.alternativeText?.trim()) {
    throw invalid(index, 'alternativeText must be defined.', 'alternativeText');
  }
  return { file, info, isImage };
}

function invalid(index: number, message: string, field?: string): AppError {
  return invalidField(['files', index, ...(field ? [field] : [])], message);
}
