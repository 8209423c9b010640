import type { MediaFile } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import { type FileRow, findFileRows, findFileRowsByUrl } from './files.repo.ts';
import { nameOf, urlOf } from './names/file-names.ts';
import { findFileRowsByFormerName } from './names/former-names.repo.ts';

/** A file as the API shows it. */
export const toMediaFile = (row: FileRow): MediaFile => ({
  id: row.id,
  documentId: row.document_id,
  name: row.name,
  alternativeText: row.alternative_text,
  caption: row.caption,
  width: row.width,
  height: row.height,
  formats: row.formats ? JSON.parse(row.formats) : null,
  sources: row.sources ? JSON.parse(row.sources) : null,
  focalPoint: row.focal_point ? JSON.parse(row.focal_point) : null,
  hash: row.hash,
  ext: row.ext,
  mime: row.mime,
  size: row.size,
  url: row.url,
  previewUrl: row.preview_url,
  provider: row.provider,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const findFiles = async (queries: Queries, ids: readonly number[]): Promise<MediaFile[]> =>
  (await findFileRows(queries, ids)).map(toMediaFile);

/** Files by the given addresses, also by one that a file had before it was replaced. */
export async function findFilesByUrl(
  queries: Queries,
  urls: readonly string[],
): Promise<Map<string, MediaFile>> {
  const found = new Map<string, MediaFile>();
  for (const row of await findFileRowsByUrl(queries, urls)) found.set(row.url, toMediaFile(row));
  const others = urls.filter((url) => !found.has(url));
  for (const row of await findFileRowsByFormerName(queries, others.map(nameOf))) {
    found.set(urlOf(row.former_name), toMediaFile(row));
  }
  return found;
}
