import type { EntrySummary } from '@rostra/contract';
import type { ContentService } from '../content-service.ts';
import { checkLocale } from '../locales/parse-locale.ts';
import { createEntry } from '../write/create-entry.ts';
import { updateEntry } from '../write/update-entry.ts';
import type { Writer } from '../write/write-request.ts';
import { clearEmptyTexts } from './clear-empty-texts.ts';
import { getStaffCollection } from './get-staff-collection.ts';
import { type EntryReference, getEntryRow } from './get-staff-entry.ts';
import { describeEntries } from './list/describe-entries.ts';

interface Save {
  readonly data: Record<string, unknown>;
  readonly autosave?: boolean;
  readonly ifMatch?: number | undefined;
}

/** Creates a draft, or an entry of a collection without drafts. */
export async function createStaffEntry(
  service: ContentService,
  writer: Writer,
  { kind, locale }: Omit<EntryReference, 'id'>,
  data: Record<string, unknown>,
): Promise<EntrySummary> {
  const collection = getStaffCollection(service, kind);
  const { hasDrafts } = collection;
  // A draft gets its slug when it is published, unless it is given one before.
  const given = clearEmptyTexts(collection, data);
  const body = { data: hasDrafts ? { slug: '', ...given } : given };
  const status = hasDrafts ? 'draft' : 'published';
  const id = await createEntry(service, {
    ...writer,
    collection,
    locale: checkLocale(locale, service.store.locales),
    status,
    body,
  });
  return describeEntry(service, writer, { kind, id, locale });
}

/** Saves the draft of an entry. */
export async function saveStaffEntry(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
  { data, autosave = false, ifMatch }: Save,
): Promise<EntrySummary> {
  const { collection, row } = await getEntryRow(service, writer, reference);
  await updateEntry(
    service,
    {
      ...writer,
      collection,
      locale: row.locale,
      status: collection.hasDrafts ? 'draft' : 'published',
      body: { data: clearEmptyTexts(collection, data) },
      ifMatch,
      kind: autosave ? 'autosave' : 'saved',
    },
    reference.id,
  );
  return describeEntry(service, writer, reference);
}

export async function describeEntry(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
): Promise<EntrySummary> {
  const { row } = await getEntryRow(service, writer, reference);
  const [summary] = await describeEntries(service, [row]);
  if (!summary) throw new Error('An entry was not described');
  return summary;
}
