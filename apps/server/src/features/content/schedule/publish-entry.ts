import type { EntrySummary } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import type { EditionNote } from '../editions/number-edition.ts';
import { type EntryReference, getEntryRow } from '../entries/get-staff-entry.ts';
import { describeEntry } from '../entries/save-staff-entry.ts';
import { updateEntry } from '../write/update-entry.ts';
import type { Writer } from '../write/write-request.ts';

/** Publishes the draft now. This replaces a scheduled publication. */
export async function publishEntry(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
  { ifMatch, note }: { ifMatch: number | undefined; note?: EditionNote | undefined },
): Promise<EntrySummary> {
  const { collection, row } = await getEntryRow(service, writer, reference);
  const now = service.store.now();
  // Otherwise a scheduled entry would keep its scheduled time.
  const data = row.visible_from > now ? { publishedAt: now } : {};
  const { locale } = row;
  const write = { ...writer, collection, locale, body: { data }, ifMatch, note } as const;
  await updateEntry(
    service,
    { ...write, status: 'published', action: 'content.publish' },
    row.document_id,
  );
  return describeEntry(service, writer, reference);
}

/** Takes an entry down now. The draft stays. */
export async function unpublishEntry(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
  ifMatch: number | undefined,
): Promise<EntrySummary> {
  const { collection, row } = await getEntryRow(service, writer, reference);
  if (!collection.hasDrafts || row.visible_from === '') {
    throw new AppError('conflict', messageReference('studio-server', 'notPublished'));
  }
  const { locale } = row;
  const body = { data: { publishedAt: null } };
  const write = { ...writer, collection, locale, body, ifMatch } as const;
  await updateEntry(
    service,
    { ...write, status: 'draft', action: 'content.unpublish' },
    row.document_id,
  );
  return describeEntry(service, writer, reference);
}
