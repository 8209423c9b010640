import type { EntrySummary, ScheduledAction } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../errors.ts';
import { recordAction } from '../../audit/index.ts';
import type { ContentService } from '../content-service.ts';
import { toStoredTime } from '../declare/to-stored-time.ts';
import type { EditionNote } from '../editions/number-edition.ts';
import { type EntryReference, getEntryRow } from '../entries/get-staff-entry.ts';
import { findEntryRow } from '../entries/index/content-entries.repo.ts';
import { describeEntry } from '../entries/save-staff-entry.ts';
import { checkComplete } from '../validate/check-complete.ts';
import { pinVersion } from '../versions/version-list.repo.ts';
import { checkEditedHere } from '../write/checks/check-edited-here.ts';
import { checkVersion } from '../write/checks/check-version.ts';
import { lockTranslations, translationIn } from '../write/documents.repo.ts';
import { isVisible } from '../write/publication/is-visible.ts';
import { transact } from '../write/transact.ts';
import { updateEntry } from '../write/update-entry.ts';
import type { Writer } from '../write/write-request.ts';
import { deleteChanges, putChange } from './scheduled-changes.repo.ts';

interface Schedule {
  readonly action: ScheduledAction;
  readonly at: string;
  readonly ifMatch: number | undefined;
  readonly note?: EditionNote | undefined;
}

const messageOf = (key: 'mustBeLater' | 'notPublished' | 'noDrafts') =>
  messageReference('studio-server', key);

/**
 * Schedules a publication or takedown, or moves it. A first publication is a published row that readers
 * see later; a change to what they see now is kept as a version until then.
 */
export async function scheduleChange(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
  { action, at: given, ifMatch, note }: Schedule,
): Promise<EntrySummary> {
  const { collection, row } = await getEntryRow(service, writer, reference);
  if (!collection.hasDrafts) throw new AppError('conflict', messageOf('noDrafts'));
  const now = service.store.now();
  const at = toStoredTime(given);
  if (!at || at <= now) throw new AppError('validation_failed', messageOf('mustBeLater'));
  const isLive = row.visible_from !== '' && row.visible_from <= now;
  if (action === 'publish' && !isLive) {
    const body = { data: { publishedAt: at } };
    const { locale } = row;
    const write = { ...writer, collection, locale, body, ifMatch, note } as const;
    await updateEntry(
      service,
      { ...write, status: 'published', action: 'content.schedule' },
      row.document_id,
    );
    return describeEntry(service, writer, reference);
  }
  await transact(service, async (tx) => {
    const translations = await lockTranslations(tx, collection, row.document_id);
    await checkEditedHere(tx, service, collection, row.document_id);
    const document = translationIn(translations, collection, row.locale);
    const key = { collection: row.collection, documentId: row.document_id, locale: row.locale };
    const entry = await findEntryRow(tx, key);
    if (!document || !entry) throw notFound();
    await checkVersion(tx, service, { collection, ifMatch }, document);
    const { published } = document;
    const isTooEarly = action === 'unpublish' && String(published?.published_at ?? '') >= at;
    if (!published || isTooEarly) throw new AppError('conflict', messageOf('notPublished'));
    if (action === 'publish') {
      if (!isVisible(collection, published, now))
        throw new AppError('conflict', messageOf('notPublished'));
      checkComplete(collection, document.draft);
      await pinVersion(tx, key, entry.version);
    }
    const version = action === 'publish' ? entry.version : null;
    await putChange(tx, {
      collection: key.collection,
      document_id: key.documentId,
      locale: key.locale,
      action,
      version,
      at,
      created_by: writer.editorId,
      created_at: now,
      failure: null,
      reason: note?.reason ?? null,
      edition_kind: note?.kind ?? null,
    });
    await record(tx, writer, {
      action: 'content.schedule',
      key,
      now,
      after: { action, at, version },
    });
  });
  service.rescheduled();
  return describeEntry(service, writer, reference);
}

/** Cancels what was scheduled. A first publication becomes a draft again. */
export async function cancelSchedule(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
  action: ScheduledAction,
): Promise<EntrySummary> {
  const { collection, row } = await getEntryRow(service, writer, reference);
  const now = service.store.now();
  if (action === 'publish' && row.visible_from > now) {
    const { locale } = row;
    const write = { ...writer, collection, locale, action: 'content.cancel_schedule' } as const;
    const body = { data: { publishedAt: null } };
    await updateEntry(service, { ...write, status: 'draft', body }, row.document_id);
    return describeEntry(service, writer, reference);
  }
  await transact(service, async (tx) => {
    const key = { collection: row.collection, documentId: row.document_id, locale: row.locale };
    if ((await deleteChanges(tx, key, action)) === 0) throw notFound();
    await record(tx, writer, { action: 'content.cancel_schedule', key, now, after: { action } });
  });
  return describeEntry(service, writer, reference);
}

async function record(
  tx: Parameters<typeof recordAction>[0],
  { actor }: Writer,
  {
    action,
    key,
    now,
    after,
  }: {
    action: 'content.schedule' | 'content.cancel_schedule';
    key: { collection: string; documentId: string };
    now: string;
    after: Record<string, unknown>;
  },
): Promise<void> {
  if (!actor) return;
  const target = { kind: key.collection, id: key.documentId };
  await recordAction(tx, { actor, at: now, action, target, after });
}
