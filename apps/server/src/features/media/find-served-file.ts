import { mediaFormatNames } from '@rostra/contract';
import { isStorageName, type StoredObject } from '../../adapters/storage/storage.ts';
import { toMediaFile } from './describe-file.ts';
import type { MediaDeps } from './media-deps.ts';
import { PRIVATE_PREFIX } from './names/file-names.ts';
import { findFileRowsByFormerName } from './names/former-names.repo.ts';
import { documentTypes } from './upload/document-types.ts';

/** Only images and documents are served from /uploads. */
const IMAGES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** Where a file is now that had this name before it was replaced. */
export async function findCurrentUrl(
  { queries }: MediaDeps,
  name: string,
): Promise<string | undefined> {
  if (!isStorageName(name)) return undefined;
  const [row] = await findFileRowsByFormerName(queries, [name]);
  if (!row || row.is_private === 1) return undefined;
  const { formats, url } = toMediaFile(row);
  const format = mediaFormatNames.find((candidate) => candidate === row.former_format);
  return (format && formats?.[format]?.url) ?? url;
}

interface ServedFile {
  readonly mime: string;
  readonly stored: StoredObject;
  /** Never shown by the browser in the name of this site. */
  readonly isDownload: boolean;
}

export async function findServedFile(
  { storage }: MediaDeps,
  name: string,
): Promise<ServedFile | undefined> {
  if (name.startsWith(PRIVATE_PREFIX)) return undefined;
  const extension = name.split('.').at(-1) ?? '';
  const mime = IMAGES[extension] ?? documentTypes[extension];
  const stored = mime ? await storage.find(name) : undefined;
  const isDownload = mime !== undefined && !/^(?:image|audio|video)\//.test(mime);
  return mime && stored ? { mime, stored, isDownload } : undefined;
}
