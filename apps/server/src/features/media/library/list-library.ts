import type { CallOutput, LibraryFile, listStudioMedia, MediaQuery } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { toMediaFile } from '../describe-file.ts';
import { findLibraryFiles, type LibraryRow } from './library.repo.ts';

/** Uploaded files, newest first. */
export async function listLibraryFiles(
  queries: Queries,
  { search, type, unused, withoutAltText, cursor, pageSize }: MediaQuery,
): Promise<CallOutput<typeof listStudioMedia>> {
  const rows = await findLibraryFiles(queries, {
    search,
    isImage: type === undefined ? undefined : type === 'image',
    isUnused: unused,
    isWithoutAltText: withoutAltText,
    before: cursor,
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const nextCursor = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
  return { data: page.map(describeLibraryFile), meta: { nextCursor } };
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
