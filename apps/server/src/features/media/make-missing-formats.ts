import { buffer } from 'node:stream/consumers';
import { findFilesWithoutFormats, setFormats } from './files.repo.ts';
import { makeFormats } from './make-formats.ts';
import type { MediaDeps } from './media-deps.ts';

/** Makes what `formats: 'later'` left out, one picture after another. Says how many it made. */
export async function makeMissingFormats(
  deps: MediaDeps,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let count = 0;
  for (const file of await findFilesWithoutFormats(deps.queries)) {
    if (isStopping()) break;
    const stored = await deps.storage.find(file.hash + file.ext);
    if (!stored || !file.width || !file.height) continue;
    const bytes = await buffer(stored.read());
    const made = await makeFormats(
      { ...file, bytes, width: file.width, height: file.height },
      (name, data) => deps.storage.put(name, data),
    );
    if (isStopping()) break;
    await setFormats(deps.queries, file.id, {
      formats: JSON.stringify(made.formats),
      sources: JSON.stringify(made.sources),
    });
    count += 1;
  }
  return count;
}
