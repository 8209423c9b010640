import type { StudioEntry } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';
import { entryPaths } from '../pages/entry-paths.ts';
import { fieldsOf } from '../versions/fields-of.ts';
import { findVersion } from '../versions/versions.repo.ts';
import type { Writer } from '../write/write-request.ts';
import { describeSchedule } from './describe-schedule.ts';
import { getStaffCollection } from './get-staff-collection.ts';
import { type EntryRow, findEntryLocales, findEntryRow } from './index/content-entries.repo.ts';
import { describeEntries } from './list/describe-entries.ts';
import { findStaffFields } from './staff-fields.ts';

/** Which entry a caller asks for. */
export interface EntryReference {
  readonly kind: string;
  readonly id: string;
  /** The default language of the site if not given. */
  readonly locale?: string | undefined;
}

/** The row of an entry that this caller may see. */
export async function getEntryRow(
  service: ContentService,
  { isAuthor, editorId }: Writer,
  { kind, id, locale = service.entries.locale }: EntryReference,
): Promise<{ collection: Collection; row: EntryRow }> {
  const collection = getStaffCollection(service, kind);
  const key = { collection: collection.plural, documentId: id, locale };
  const row = await findEntryRow(service.db.queries, key);
  const isHidden = isAuthor && collection.hasDrafts && row?.owner_id !== editorId;
  if (!row || isHidden) throw notFound();
  return { collection, row };
}

/** An entry with its draft, its published text, and what the caller may do with it. */
export async function getStaffEntry(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
): Promise<StudioEntry> {
  const { collection, row } = await getEntryRow(service, writer, reference);
  const [summary] = await describeEntries(service, [row]);
  if (!summary) throw new Error('An entry was not described');
  const { db } = service;
  const fields = row.deleted_at
    ? { draft: await deletedFields(service, collection, row), live: null }
    : await findStaffFields(db, collection, {
        documentId: row.document_id,
        locale: row.locale,
      });
  const otherEditor = await service.findOtherEditor?.(db.queries, {
    collection,
    documentId: row.document_id,
  });
  return {
    ...summary,
    ...fields,
    otherEditor: otherEditor ?? null,
    path: await pathOf(service, collection, row),
    locales: await findEntryLocales(db.queries, row),
    permissions: otherEditor ? nothing : permissionsOf(collection, row, writer),
    scheduled: await describeSchedule(service, row),
  };
}

async function deletedFields({ db }: ContentService, collection: Collection, row: EntryRow) {
  const version = await findVersion(db.queries, row.collection, row.document_id, row.version);
  return version ? fieldsOf(collection, JSON.parse(version.data)) : {};
}

async function pathOf({ store }: ContentService, collection: Collection, row: EntryRow) {
  if (row.visible_from === '' || row.visible_from > store.now()) return null;
  const paths = await entryPaths(store, collection);
  return paths?.({ documentId: row.document_id, slug: row.slug }) ?? null;
}

/** Somebody else has to approve what one has handed in. */
export const isOwnRequest = (
  { review_state, review_by }: Pick<EntryRow, 'review_state' | 'review_by'>,
  editorId: number | null,
): boolean => review_state === 'requested' && review_by === editorId;

const nothing = { save: false, publish: false, review: false, delete: false };

function permissionsOf({ hasDrafts }: Collection, row: EntryRow, { isAuthor, editorId }: Writer) {
  const isPresent = row.deleted_at === null;
  const isEditor = !isAuthor;
  const isOwn = hasDrafts && row.owner_id === editorId;
  return {
    save: isPresent && (isEditor || isOwn),
    publish: isPresent && isEditor,
    review: isPresent && isEditor && hasDrafts && !isOwnRequest(row, editorId),
    delete: isPresent && (isEditor || (isOwn && row.visible_from === '')),
  };
}
