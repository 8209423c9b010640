import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';
import type { EntryIndex } from '../entries/index/entry-index.ts';
import { refreshEntry } from '../entries/index/refresh-entry.ts';
import { storeVersion } from '../versions/store-version.ts';
import { versionData } from '../versions/version-data.ts';
import { type Document, findTranslations } from '../write/documents.repo.ts';

interface Sharing {
  readonly collection: Collection;
  readonly documentId: string;
  /** The other translations as they were before the write. */
  readonly others: readonly Document[];
  readonly editorId: number | null;
  readonly now: string;
}

/**
 * Adds a version to each translation that got other shared values, so that an editor who has it open does not
 * overwrite them.
 */
export async function recordSharing(
  tx: Queries,
  entries: EntryIndex,
  { collection, documentId, others, editorId, now }: Sharing,
): Promise<void> {
  if (others.length === 0) return;
  const translations = await findTranslations(tx, collection, documentId);
  for (const before of others) {
    const locale = String(before.draft.locale);
    const document = translations.get(locale);
    if (!document || document.draft.updated_at === before.draft.updated_at) continue;
    const isPublished =
      !collection.hasDrafts || document.published?.updated_at === document.draft.updated_at;
    const version = await storeVersion(tx, {
      collection: collection.plural,
      documentId,
      locale,
      status: isPublished ? 'published' : 'draft',
      data: await versionData(tx, collection, document.draft),
      editorId,
      at: now,
    });
    await refreshEntry(tx, entries, {
      collection,
      document,
      version,
      editorId,
      ...(isPublished ? { liveVersion: version } : {}),
    });
  }
}
