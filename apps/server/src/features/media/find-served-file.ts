import type { StoredObject } from '../../adapters/storage/storage.ts';
import { PRIVATE_PREFIX } from './file-names.ts';
import type { MediaDeps } from './media-deps.ts';

/** Only images are served from /uploads. */
const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

export async function findServedFile(
  { storage }: MediaDeps,
  name: string,
): Promise<{ mime: string; stored: StoredObject } | undefined> {
  if (name.startsWith(PRIVATE_PREFIX)) return undefined;
  const mime = TYPES[name.split('.').at(-1) ?? ''];
  const stored = mime ? await storage.find(name) : undefined;
  return mime && stored ? { mime, stored } : undefined;
}
