import { AppError } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/collection.ts';
import { idSchema } from '../routes/id-params.ts';
import { bodyError, fieldError } from '../validate/body-error.ts';
import { findDocument } from './documents.repo.ts';
import { updateEntry } from './update-entry.ts';

/** Where in the content files go: a field of an entry. */
export interface FilePlace {
  readonly collection: Collection;
  readonly documentId: string;
  readonly field: string;
}

/** What Strapi's clients say with an upload: `api::blog-post.blog-post`, an id, `featuredImage`. */
export async function getFilePlace(
  service: ContentService,
  { ref, refId, field }: Record<'ref' | 'refId' | 'field', string>,
  count: number,
): Promise<FilePlace> {
  const collection = service.collections.find(
    ({ singular }) => ref === `api::${singular}.${singular}`,
  );
  if (!collection) throw invalid('ref', ref);
  const declared = Object.hasOwn(collection.fields, field) ? collection.fields[field] : undefined;
  const isForFiles =
    (declared?.kind === 'one' || declared?.kind === 'many') && declared.target === 'files';
  if (!isForFiles) throw invalid('field', field);
  if (declared.kind === 'one' && count > 1) {
    throw new AppError('validation_failed', `${field} takes one file`);
  }
  const document = idSchema.safeParse(refId).success
    ? await findDocument(service.db.queries, collection, refId)
    : undefined;
  if (!document) throw invalid('refId', refId);
  return { collection, documentId: document.draft.document_id, field };
}

/**
 * A change like any other, with a version. Readers see it at once, unless the working row has other
 * changes that nobody has published yet, or was never published.
 */
export async function linkFiles(
  service: ContentService,
  { collection, documentId, field }: FilePlace,
  { fileIds, editorId }: { fileIds: readonly number[]; editorId: number },
): Promise<void> {
  const body = { data: { [field]: { connect: fileIds } } };
  await updateEntry(service, { collection, editorId, status: 'as it is', body }, documentId);
}

const invalid = (name: string, value: string) =>
  bodyError([fieldError([name], `${name} names nothing that files can be added to`, value)]);
