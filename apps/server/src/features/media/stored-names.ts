import { toMediaFile } from './describe-file.ts';
import { nameOf } from './file-names.ts';
import type { FileRow } from './files.repo.ts';

interface StoredName {
  readonly name: string;
  /** Such as `thumbnail`; null for the file itself and for newer encodings. */
  readonly format: string | null;
}

/** Everything that storage has of a file. */
export function storedNames(row: FileRow): StoredName[] {
  const { formats, sources } = toMediaFile(row);
  return [
    { name: row.hash + row.ext, format: null },
    ...Object.entries(formats ?? {}).map(([format, { url }]) => ({ name: nameOf(url), format })),
    ...(sources ?? []).map(({ url }) => ({ name: nameOf(url), format: null })),
  ];
}
