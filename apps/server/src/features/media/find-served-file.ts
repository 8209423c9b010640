import { mediaFormatNames } from '@rostra/contract';
import { isStorageName, type StoredObject } from '../../adapters/storage/storage.ts';
import { toMediaFile } from './describe-file.ts';
import type { MediaDeps } from './media-deps.ts';
import { PRIVATE_PREFIX } from './names/file-names.ts';
import { findFileRowsByFormerName } from './names/former-names.repo.ts';

/** Only images are served from /uploads. */
const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
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

export async function findServedFile(
  { storage }: MediaDeps,
  name: string,
): Promise<{ mime: string; stored: StoredObject } | undefined> {
  if (name.startsWith(PRIVATE_PREFIX)) return undefined;
  const mime = TYPES[name.split('.').at(-1) ?? ''];
  const stored = mime ? await storage.find(name) : undefined;
  return mime && stored ? { mime, stored } : undefined;
}
