import type { Queries } from '../../../../db/client.ts';
import type { ContentService } from '../../content-service.ts';
import type { Collection } from '../../declare/declaration.ts';
import { deleteTrash } from '../../entries/index/trash.repo.ts';
import { relationsTo } from '../../entries/merge/references.repo.ts';
import { findLastNumber } from '../../versions/versions.repo.ts';
import { deleteTranslation } from '../../write/delete-entry.ts';
import { lockTranslations, type Translations } from '../../write/documents.repo.ts';
import {
  countStarterItems,
  deleteVersions,
  findStarterItem,
  findStarterItems,
  isReferredTo,
  type StarterItem,
} from './starter-items.repo.ts';

/** Entries first, so that categories, tags and authors are no longer in use. */
const entriesFirst = (collections: readonly Collection[]) =>
  collections.toSorted((a, b) => Number(b.hasDrafts) - Number(a.hasDrafts));

/**
 * Deletes the entries of the starter content for good, with their versions. Those that staff have changed
 * stay, and so do categories, tags and authors that an entry still uses, and texts of consultations, votes and pledges.
 * Returns how many were deleted.
 */
export async function removeStarterEntries(
  tx: Queries,
  service: ContentService,
  collections: readonly Collection[],
): Promise<number> {
  let removed = 0;
  for (const collection of entriesFirst(collections)) {
    for (const item of await findStarterItems(tx, collection.plural)) {
      if (await removeUnchanged(tx, service, { collection, collections, item })) removed += 1;
    }
  }
  return removed;
}

/** The same for one entry. Returns whether it was deleted. */
export async function removeStarterEntry(
  tx: Queries,
  service: ContentService,
  { collection, documentId }: { collection: Collection; documentId: string },
): Promise<boolean> {
  const item = await findStarterItem(tx, { kind: collection.plural, documentId });
  if (!item) return false;
  return removeUnchanged(tx, service, { collection, collections: service.allCollections, item });
}

async function removeUnchanged(
  tx: Queries,
  service: ContentService,
  { collection, collections, item }: Candidate,
): Promise<boolean> {
  const documents = await lockTranslations(tx, collection, item.document_id);
  if (documents.size === 0 || (await isChanged(tx, item))) return false;
  if (await isInUse(tx, { collection, collections, documents })) return false;
  const isRecorded =
    collection.editionFields && (await service.editionUses.isOnRecord(tx, item.document_id));
  if (isRecorded) return false;
  await remove(tx, service, { collection, documents, item });
  return true;
}

interface Candidate {
  readonly collection: Collection;
  readonly collections: readonly Collection[];
  readonly item: StarterItem;
}

/** How many entries the starter content has, and how many of them staff have changed. */
export const countStarterEntries = (
  queries: Queries,
  collections: readonly Collection[],
): Promise<{ total: number; changed: number }> =>
  countStarterItems(
    queries,
    collections.map(({ plural }) => plural),
  );

/** Every change, and every deletion, has a version. */
const isChanged = async (queries: Queries, { kind, document_id, state }: StarterItem) =>
  (await findLastNumber(queries, kind, document_id)) > Number(state);

interface Removal {
  readonly collection: Collection;
  readonly documents: Translations;
}

async function isInUse(
  tx: Queries,
  { collection, collections, documents }: Removal & { collections: readonly Collection[] },
): Promise<boolean> {
  const ids = [...documents.values()].map(({ draft }) => draft.id);
  for (const referring of relationsTo(collections, collection)) {
    if (await isReferredTo(tx, referring, ids)) return true;
  }
  return false;
}

async function remove(
  tx: Queries,
  service: ContentService,
  { collection, documents, item }: Removal & { item: StarterItem },
): Promise<void> {
  const now = service.store.now();
  for (const document of documents.values()) {
    await deleteTranslation(tx, service, { collection, editorId: null }, { document, now });
  }
  const documentId = item.document_id;
  await deleteTrash(tx, service.db.kind, { until: now, documentId, collection: item.kind });
  await deleteVersions(tx, item.kind, documentId);
}
