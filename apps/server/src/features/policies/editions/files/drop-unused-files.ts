import type { Storage } from '../../../../adapters/storage/storage.ts';
import type { Db } from '../../../../db/client.ts';
import { deleteEditionFile, findUnusedFiles } from './edition-files.repo.ts';

/** Deletes the files of editions that were deleted, each row last, so that a failed deletion is repeated. */
export async function dropUnusedFiles({ queries }: Db, storage: Storage): Promise<void> {
  for (const { version_id, format, name } of await findUnusedFiles(queries)) {
    if (name) await storage.remove(name);
    await deleteEditionFile(queries, { versionId: version_id, format });
  }
}
