import type { EntrySummary } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';
import { checkLocale } from '../locales/parse-locale.ts';
import { updateEntry } from '../write/update-entry.ts';
import type { Writer } from '../write/write-request.ts';
import { clearEmptyTexts } from './clear-empty-texts.ts';
import { type EntryReference, getEntryRow } from './get-staff-entry.ts';
import { findEntryRow } from './index/content-entries.repo.ts';
import { describeEntry } from './save-staff-entry.ts';
import { type EntryFields, findStaffFields } from './staff-fields.ts';

/** Starts a translation with a copy of the text, to be translated. It gets an address of its own. */
export async function translateStaffEntry(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
  language: string,
): Promise<EntrySummary> {
  const { collection, row } = await getEntryRow(service, writer, reference);
  const { collection: kind, document_id: documentId } = row;
  if (!collection.isLocalized || row.deleted_at !== null) throw notFound();
  const locale = checkLocale(language, service.store.locales);
  const key = { collection: kind, documentId, locale };
  if (await findEntryRow(service.db.queries, key)) {
    throw new AppError('conflict', messageReference('studio-server', 'translationExists'));
  }
  const { draft } = await findStaffFields(service.db, collection, {
    documentId,
    locale: row.locale,
  });
  const data = clearEmptyTexts(collection, translatedFields(collection, draft));
  const { hasDrafts } = collection;
  await updateEntry(
    service,
    {
      ...writer,
      collection,
      locale,
      status: hasDrafts ? 'draft' : 'published',
      body: { data: hasDrafts ? { slug: '', ...data } : data },
    },
    documentId,
  );
  return describeEntry(service, writer, { kind, id: documentId, locale });
}

function translatedFields({ fields }: Collection, draft: EntryFields): EntryFields {
  const names = Object.entries(fields).flatMap(([name, field]) =>
    'isLocalized' in field && field.isLocalized && !isWrittenByServer(field) && name !== 'slug'
      ? [name]
      : [],
  );
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}

const isWrittenByServer = (field: object): boolean =>
  'isComputed' in field && field.isComputed === true;
