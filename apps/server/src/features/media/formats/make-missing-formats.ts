import { buffer } from 'node:stream/consumers';
import { findFilesWithoutFormats, setFormats } from '../files.repo.ts';
import type { MediaDeps } from '../media-deps.ts';
import { createImageWorker } from './image-worker.ts';
import { makeFormats } from './make-formats.ts';

export interface MissingFormatsOptions {
  /** By default, this process makes the formats. */
  make?: typeof makeFormats;
  /** The maximum number of images. */
  limit?: number;
  /** Called after each image. */
  onMade?: () => void;
  /** Called for an image that fails; the others continue. Without it, the first failure is thrown. */
  onFailure?: (error: unknown) => void;
  isStopping?: () => boolean;
}

/** Makes the formats that `formats: 'later'` left out, newest first. Returns how many images it did. */
export async function makeMissingFormats(
  deps: MediaDeps,
  options: MissingFormatsOptions = {},
): Promise<number> {
  const { make = makeFormats, limit, onMade, onFailure, isStopping = () => false } = options;
  let count = 0;
  for (const file of await findFilesWithoutFormats(deps.queries, limit)) {
    if (isStopping()) break;
    const stored = await deps.storage.find(file.hash + file.ext);
    if (!stored || !file.width || !file.height) continue;
    const bytes = await buffer(stored.read());
    const original = { ...file, bytes, width: file.width, height: file.height };
    try {
      const made = await make(original, (name, data) => deps.storage.put(name, data));
      if (isStopping()) break;
      await setFormats(deps.queries, file.id, {
        formats: JSON.stringify(made.formats),
        sources: JSON.stringify(made.sources),
      });
    } catch (error) {
      if (isStopping()) break;
      if (!onFailure) throw error;
      onFailure(error);
      continue;
    }
    count += 1;
    onMade?.();
  }
  return count;
}

/** Makes the formats of the newest image, so that the first page is light from the first visit. */
export async function makeFirstFormats(deps: MediaDeps): Promise<void> {
  const imageWorker = createImageWorker();
  await makeMissingFormats(deps, { make: imageWorker.makeFormats, limit: 1 }).finally(
    imageWorker.close,
  );
}
