import type { StoredObject } from '../../../adapters/storage/storage.ts';
import { notFound } from '../../../errors.ts';
import type { Reader } from '../../content/index.ts';
import { findAttachment, findPrivateFile } from './attachments.repo.ts';
import type { DownloadContext } from './download-context.ts';

export interface OpenedAttachment {
  readonly hash: string;
  readonly mime: string;
  readonly filename: string;
  readonly stored: StoredObject;
}

/** A file attached to an entry that the reader's plan includes. For others it does not exist. */
export async function openAttachment(
  { content, storage }: DownloadContext,
  reader: Reader,
  documentId: string,
): Promise<OpenedAttachment> {
  const { queries } = content.db;
  const file =
    reader.role === 'editor'
      ? await findPrivateFile(queries, documentId)
      : await findAttachment(queries, documentId, {
          includedPlans: reader.includedPlans,
          now: content.store.now(),
        });
  const stored = file ? await storage.find(file.hash + file.ext) : undefined;
  if (!file || !stored) throw notFound();
  const filename = file.name.endsWith(file.ext) ? file.name : file.name + file.ext;
  return { hash: file.hash, mime: file.mime, filename, stored };
}
