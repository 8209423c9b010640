import type { MediaFile } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import { type FileRow, findFileRows, findFileRowsByUrl } from './files.repo.ts';

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

export const findFilesByUrl = async (
  queries: Queries,
  urls: readonly string[],
): Promise<MediaFile[]> => (await findFileRowsByUrl(queries, urls)).map(toMediaFile);
