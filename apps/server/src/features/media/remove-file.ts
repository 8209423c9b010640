import { settleAll } from '../../concurrency/settle-all.ts';
import { toMediaFile } from './describe-file.ts';
import { deleteFile, findFile } from './files.repo.ts';
import type { MediaDeps } from './media-deps.ts';

/**
 * Deletes a file with its formats, and its row last, so that a failed deletion can be repeated. An
 * unknown file counts as deleted.
 */
export async function removeFile(deps: MediaDeps, id: number): Promise<void> {
  const row = await findFile(deps.queries, id);
  if (!row) return;
  const { formats, sources } = toMediaFile(row);
  const urls = [...Object.values(formats ?? {}), ...(sources ?? [])].map(({ url }) => url);
  const names = [row.hash + row.ext, ...urls.map((url) => url.replace('/uploads/', ''))];
  await settleAll(names.map((name) => deps.storage.remove(name)));
  await deleteFile(deps.queries, id);
}
