import { buffer } from 'node:stream/consumers';
import { findCurrentUrl, findServedFile } from './find-served-file.ts';
import type { MediaDeps } from './media-deps.ts';
import { nameOf } from './names/file-names.ts';

/** The content of a public picture, also if it was replaced since somebody noted its address. */
export async function readPicture(deps: MediaDeps, src: string): Promise<Uint8Array | undefined> {
  const found = await findServedFile(deps, nameOf(src));
  if (found) return buffer(found.stored.read());
  const current = await findCurrentUrl(deps, nameOf(src));
  const file = current === undefined ? undefined : await findServedFile(deps, nameOf(current));
  return file && buffer(file.stored.read());
}
