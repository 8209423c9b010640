import type { Db, Queries } from '../../../db/client.ts';
import { type FileRow, findAllFiles, findFileByDocument, lockFile } from '../files.repo.ts';
import type { MediaDeps } from '../media-deps.ts';
import { removeFile } from '../remove-file.ts';
import { listUses } from './get-library-file.ts';

/** A file of the starter content, and what it was when it was stored. */
interface StarterFile {
  readonly document_id: string;
  readonly state: string;
}

/** Formats are made later, so they are not part of it. */
const stateOf = ({ name, hash, alternative_text, caption, focal_point }: FileRow) =>
  JSON.stringify([name, hash, alternative_text, caption, focal_point]);

/** Call it when the starter content has just been stored. */
export const describeStarterFiles = async (queries: Queries): Promise<StarterFile[]> =>
  (await findAllFiles(queries)).map((row) => ({
    document_id: row.document_id,
    state: stateOf(row),
  }));

/**
 * Deletes files of the starter content that nobody has changed and nothing uses. Each in a transaction of
 * its own: if one fails, the call can be repeated. Returns how many were deleted.
 */
export async function removeStarterFiles(
  { db, media }: { db: Db; media: MediaDeps },
  files: readonly StarterFile[],
): Promise<number> {
  let removed = 0;
  for (const file of files) {
    const isRemoved = await db.transaction(async (tx) => {
      const row = await findFileByDocument(tx, file.document_id);
      if (!row || stateOf(row) !== file.state) return false;
      await lockFile(tx, db.kind, row.id);
      if ((await listUses(tx, row)).length > 0) return false;
      await removeFile({ ...media, queries: tx }, row.id);
      return true;
    });
    if (isRemoved) removed += 1;
  }
  return removed;
}
