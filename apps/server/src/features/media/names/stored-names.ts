import type { FileRow } from '../files.repo.ts';
import { nameOf } from './file-names.ts';

interface StoredName {
  readonly name: string;
  /** Such as `thumbnail`; null for the file itself and for newer encodings. */
  readonly format: string | null;
}

type StoredParts = Pick<FileRow, 'hash' | 'ext' | 'formats' | 'sources'>;

/** Everything that storage has of a file. */
export function storedNames({ hash, ext, formats, sources }: StoredParts): StoredName[] {
  const smaller: Record<string, { url: string }> = formats ? JSON.parse(formats) : {};
  const encodings: { url: string }[] = sources ? JSON.parse(sources) : [];
  return [
    { name: hash + ext, format: null },
    ...Object.entries(smaller).map(([format, { url }]) => ({ name: nameOf(url), format })),
    ...encodings.map(({ url }) => ({ name: nameOf(url), format: null })),
  ];
}
