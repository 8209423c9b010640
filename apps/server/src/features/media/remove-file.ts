import { takeFile, toMediaFile } from './files.repo.ts';
import type { MediaDeps } from './media-deps.ts';

/** Forgets a file and deletes it with all its copies. Unknown is as good as removed. */
export async function removeFile(deps: MediaDeps, id: number): Promise<void> {
  const row = await takeFile(deps.queries, id);
  if (!row) return;
  const { formats, sources } = toMediaFile(row);
  const urls = [...Object.values(formats ?? {}), ...(sources ?? [])].map(({ url }) => url);
  const names = [row.hash + row.ext, ...urls.map((url) => url.replace('/uploads/', ''))];
  await Promise.all(names.map((name) => deps.storage.remove(name)));
}
