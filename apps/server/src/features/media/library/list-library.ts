import type { CallOutput, LibraryFile, listStudioMedia, MediaQuery } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { readPage } from '../../../db/paging/read-page.ts';
import { toMediaFile } from '../describe-file.ts';
import { findLibraryFiles, type LibraryRow } from './library.repo.ts';

/** Uploaded files, newest first. */
export async function listLibraryFiles(
  queries: Queries,
  { search, type, unused, withoutAltText, ...query }: MediaQuery,
): Promise<CallOutput<typeof listStudioMedia>> {
  const filter = {
    search,
    isImage: type === undefined ? undefined : type === 'image',
    isUnused: unused,
    isWithoutAltText: withoutAltText,
  };
  const { rows, nextCursor } = await readPage(
    query,
    (range) => findLibraryFiles(queries, { ...filter, ...range }),
    ({ id }) => id,
  );
  return { data: rows.map(describeLibraryFile), meta: { nextCursor } };
}

export const describeLibraryFile = (row: LibraryRow): LibraryFile => ({
  ...toMediaFile(row),
  isPrivate: row.is_private === 1,
  uploadedBy:
    row.uploaded_by !== null && row.uploader !== null
      ? { id: row.uploaded_by, name: row.uploader }
      : null,
  useCount: Number(row.use_count),
});
