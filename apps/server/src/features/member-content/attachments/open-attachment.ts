import type { StoredObject } from '../../../adapters/storage/storage.ts';
import { AppError } from '../../../errors.ts';
import type { ContentService } from '../../content/content-service.ts';
import type { Reader } from '../../content/declare/reader.ts';
import { findAttachment, findPrivateFile } from './attachments.repo.ts';

export interface OpenedAttachment {
  readonly hash: string;
  readonly mime: string;
  readonly filename: string;
  readonly stored: StoredObject;
}

/** A file of a member content, for those whose plan opens it. To others it does not exist. */
export async function openAttachment(
  { store, storage }: ContentService,
  reader: Reader,
  documentId: string,
): Promise<OpenedAttachment> {
  const { queries } = store.db;
  const file =
    reader.role === 'editor'
      ? await findPrivateFile(queries, documentId)
      : await findAttachment(queries, documentId, { opens: reader.opens, now: store.now() });
  const stored = file ? await storage.find(file.hash + file.ext) : undefined;
  if (!file || !stored) throw new AppError('not_found', 'Not Found');
  const filename = file.name.endsWith(file.ext) ? file.name : file.name + file.ext;
  return { hash: file.hash, mime: file.mime, filename, stored };
}
