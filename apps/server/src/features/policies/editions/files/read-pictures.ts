import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../../../adapters/storage/storage.ts';

/** In all; pictures beyond it are replaced by their descriptions. */
const MAX_BYTES = 48 * 1024 * 1024;

const FOLDER = '/uploads/';

/** The pictures that storage has, by the paths that the text has for them. */
export async function readPictures(
  storage: Storage,
  urls: Iterable<string>,
): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  let left = MAX_BYTES;
  for (const url of new Set(urls)) {
    const stored = await storage.find(url.slice(FOLDER.length));
    if (!stored || stored.size > left) continue;
    left -= stored.size;
    pictures.set(url, await buffer(stored.read()));
  }
  return pictures;
}
