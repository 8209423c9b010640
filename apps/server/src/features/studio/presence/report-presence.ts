import { type CallOutput, PRESENCE_INTERVAL_MS, type reportStudioPresence } from '@rostra/contract';
import {
  type ContentService,
  type EntryReference,
  getEntryRow,
  reviewState,
  type Writer,
} from '../../content/index.ts';
import { deletePresence, deletePresenceBefore, findPresent, putPresence } from './presence.repo.ts';

/** After three missed reports, somebody is no longer there. */
const LIFETIME_MS = 3 * PRESENCE_INTERVAL_MS;

const endedBefore = ({ clock }: ContentService) =>
  new Date(clock().getTime() - LIFETIME_MS).toISOString();

/** Says that somebody has an entry open. Returns the others who have. */
export async function reportPresence(
  content: ContentService,
  writer: Writer,
  reference: EntryReference,
): Promise<CallOutput<typeof reportStudioPresence>> {
  const { row } = await getEntryRow(content, writer, reference);
  const key = { collection: row.collection, document_id: row.document_id, locale: row.locale };
  const { queries } = content.db;
  const userId = writer.editorId ?? 0;
  const since = endedBefore(content);
  await putPresence(queries, key, { userId, now: content.store.now(), endedBefore: since });
  const present = await findPresent(queries, key, since);
  return {
    data: present.filter(({ id }) => id !== userId),
    meta: { review: reviewState(row, content.store.now()) },
  };
}

/** Also for an entry that has been deleted in the meantime. */
export async function endPresence(
  { db, entries }: ContentService,
  { editorId }: Writer,
  { kind, id, locale = entries.locale }: EntryReference,
): Promise<void> {
  const key = { collection: kind, document_id: id, locale };
  await deletePresence(db.queries, key, editorId ?? 0);
}

export const cleanUpPresence = (content: ContentService): Promise<void> =>
  deletePresenceBefore(content.db.queries, endedBefore(content));
