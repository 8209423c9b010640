import { buffer } from 'node:stream/consumers';
import { type FileRow, findFilesWithMissing, setFormats } from '../files.repo.ts';
import type { MediaDeps } from '../media-deps.ts';
import { createImageWorker } from './image-worker.ts';
import { makeFormats, type Parts } from './make-formats.ts';

export interface MissingFormatsOptions {
  /** By default, this process makes the formats. */
  make?: typeof makeFormats;
  /** By default, all that is missing. */
  parts?: 'all' | 'formats';
  /** Called after each image. */
  onMade?: () => void;
  /** Called for an image that fails; the others continue. Without it, the first failure is thrown. */
  onFailure?: (error: unknown, file: FileRow) => void;
  /** Images to leave out. */
  isSkipped?: (file: FileRow) => boolean;
  isStopping?: () => boolean;
}

/** Makes what `formats: 'later'` left out, newest first. Returns how many images it did. */
export async function makeMissingFormats(
  deps: MediaDeps,
  options: MissingFormatsOptions = {},
): Promise<number> {
  const {
    make = makeFormats,
    parts = 'all',
    onMade,
    onFailure,
    isSkipped = () => false,
    isStopping = () => false,
  } = options;
  let count = 0;
  for (const file of await findFilesWithMissing(
    deps.queries,
    parts === 'all' ? 'sources' : 'formats',
  )) {
    if (isStopping()) break;
    if (isSkipped(file)) continue;
    const stored = await deps.storage.find(file.hash + file.ext);
    if (!stored || !file.width || !file.height) continue;
    const bytes = await buffer(stored.read());
    const original = { ...file, bytes, width: file.width, height: file.height };
    try {
      const missing: Parts = parts === 'all' && file.formats !== null ? 'sources' : parts;
      const made = await make(original, (name, data) => deps.storage.put(name, data), missing);
      if (isStopping()) break;
      await setFormats(deps.queries, file, {
        ...(made.formats ? { formats: JSON.stringify(made.formats) } : {}),
        ...(made.sources ? { sources: JSON.stringify(made.sources) } : {}),
      });
    } catch (error) {
      if (isStopping()) break;
      if (!onFailure) throw error;
      onFailure(error, file);
      continue;
    }
    count += 1;
    onMade?.();
  }
  return count;
}

/**
 * Makes the formats of the starter images before the site is visible. The sources follow in the
 * background, because they take ten times as long.
 */
export async function makeStarterFormats(deps: MediaDeps): Promise<void> {
  const imageWorker = createImageWorker({ priority: 'normal' });
  await makeMissingFormats(deps, { make: imageWorker.makeFormats, parts: 'formats' }).finally(
    imageWorker.close,
  );
}
