import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { Sender } from '../../../http/access/actor.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';
import { files } from '../declare/files.ts';
import { idSchema } from '../routes/id-params.ts';
import { bodyError, fieldError } from '../validate/body-error.ts';
import { findTranslations, type Translations, translationIn } from './documents.repo.ts';
import { updateEntry } from './update-entry.ts';
import { writerOf } from './write-request.ts';

/** A field of an entry that uploaded files are added to. */
export interface FileTarget {
  link(fileIds: readonly number[], sender: Sender): Promise<void>;
}

/**
 * Finds the field that an upload names, as Strapi's clients do it: `api::blog-post.blog-post`, an id,
 * `featuredImage`.
 */
export async function getFileTarget(
  service: ContentService,
  { ref, refId, field }: Record<'ref' | 'refId' | 'field', string>,
  count: number,
): Promise<FileTarget> {
  const collection = service.collections.find(
    ({ singular }) => ref === `api::${singular}.${singular}`,
  );
  if (!collection) throw invalid('ref', ref);
  const declared = Object.hasOwn(collection.fields, field) ? collection.fields[field] : undefined;
  const isForFiles =
    (declared?.kind === 'one' || declared?.kind === 'many') && declared.target === files;
  if (!isForFiles) throw invalid('field', field);
  if (declared.kind === 'one' && count > 1) {
    throw new AppError('validation_failed', `${field} takes one file`);
  }
  const document = idSchema.safeParse(refId).success
    ? findFirst(await findTranslations(service.db.queries, collection, refId), collection, service)
    : undefined;
  if (!document) throw invalid('refId', refId);
  const { document_id: documentId, locale } = document.draft;
  return {
    // Published at once, unless the draft has unpublished changes or was never published.
    link: async (fileIds, sender) => {
      const body = { data: { [field]: { connect: fileIds } } };
      const write = {
        ...writerOf(sender),
        collection,
        locale: String(locale ?? service.store.locales.default),
        status: 'unchanged',
        body,
      } as const;
      await updateEntry(service, write, documentId);
    },
  };
}

/** Files are shared by all translations, so any of them will do. */
const findFirst = (translations: Translations, collection: Collection, { store }: ContentService) =>
  translationIn(translations, collection, store.locales.default) ?? [...translations.values()][0];

const invalid = (name: string, value: string) =>
  bodyError([
    fieldError([name], `${name} does not refer to anything that accepts files`, {
      value,
      forStaff: messageReference('studio-server', 'rule.relation'),
    }),
  ]);
