import type { Storage, StoredObject } from '../../../../adapters/storage/storage.ts';
import type {
  ContentService,
  DocumentFormat,
  DocumentMaker,
  DocumentTask,
} from '../../../content/index.ts';
import type { DescribedEdition } from './describe-edition.ts';
import { type FileKey, findEditionFile } from './edition-files.repo.ts';

export interface EditionFilesContext {
  readonly content: ContentService;
  readonly storage: Storage;
  readonly documents: DocumentMaker;
}

export type RequestedFile = DescribedEdition & { readonly format: DocumentFormat };

export interface WantedFile extends RequestedFile {
  readonly images: DocumentTask['images'];
  readonly fingerprint: string;
}

export interface EditionFile {
  readonly stored: StoredObject;
  readonly sha256: string;
}

/** Undefined if it was never made, was made from something else, or is missing from storage. */
export async function findStoredFile(
  { content, storage }: Pick<EditionFilesContext, 'content' | 'storage'>,
  key: FileKey,
  fingerprint: string,
): Promise<EditionFile | undefined> {
  const row = await findEditionFile(content.db.queries, key);
  if (!row?.name || !row.sha256 || row.made_from !== fingerprint) return undefined;
  const stored = await storage.find(row.name);
  return stored && { stored, sha256: row.sha256 };
}
