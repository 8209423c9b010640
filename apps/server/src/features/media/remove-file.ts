import { settleAll } from '../../concurrency/settle-all.ts';
import { deleteFile, findFile } from './files.repo.ts';
import type { MediaDeps } from './media-deps.ts';
import { storedNames } from './names/stored-names.ts';

/**
 * Deletes a file with its formats, and its row last, so that a failed deletion can be repeated. An
 * unknown file counts as deleted.
 */
export async function removeFile(deps: MediaDeps, id: number): Promise<void> {
  const row = await findFile(deps.queries, id);
  if (!row) return;
  await settleAll(storedNames(row).map(({ name }) => deps.storage.remove(name)));
  await deleteFile(deps.queries, id);
}
