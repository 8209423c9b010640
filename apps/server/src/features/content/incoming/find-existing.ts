import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';
import { findLastNumber } from '../versions/versions.repo.ts';
import { findTranslations } from '../write/documents.repo.ts';
import { findDocumentBySlug } from './incoming.repo.ts';

/** The number of the last version of a document, whoever wrote it; 0 if there is none. */
export const findVersionNumber = (
  { db }: ContentService,
  { plural }: Collection,
  documentId: string,
): Promise<number> => findLastNumber(db.queries, plural, documentId);

/** The document that has this slug already. */
export const findWithSlug = (
  { db }: ContentService,
  collection: Collection,
  place: { slug: string; locale: string },
): Promise<string | undefined> => findDocumentBySlug(db.queries, collection, place);

/** False for what was moved to the trash. */
export const hasDocument = async (
  { db }: ContentService,
  collection: Collection,
  documentId: string,
): Promise<boolean> => (await findTranslations(db.queries, collection, documentId)).size > 0;
