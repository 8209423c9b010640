import type { EntrySummary } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../../db/client.ts';
import { AppError, notFound } from '../../../../errors.ts';
import type { ContentService } from '../../content-service.ts';
import { moveFormerSlugs, putFormerSlug } from '../../slugs/former-slugs.repo.ts';
import { changedTags } from '../../write/changed-tags.ts';
import { checkEditedHere } from '../../write/checks/check-edited-here.ts';
import { deleteTranslation } from '../../write/delete-entry.ts';
import { findTranslations, lockTranslations } from '../../write/documents.repo.ts';
import { transact } from '../../write/transact.ts';
import type { Writer } from '../../write/write-request.ts';
import { getStaffCollection } from '../get-staff-collection.ts';
import { describeEntry } from '../save-staff-entry.ts';
import { moveReferences, relationsTo } from './references.repo.ts';

interface Merge {
  readonly kind: string;
  readonly id: string;
  readonly into: string;
  /** For what other features store about an entry. */
  readonly onMerge?: (tx: Queries) => Promise<void>;
}

/**
 * Merges a category, tag or author into another one: everything that referred to it refers to the other,
 * and its address redirects there.
 */
export async function mergeEntries(
  service: ContentService,
  writer: Writer,
  { kind, id, into, onMerge }: Merge,
): Promise<EntrySummary> {
  const collection = getStaffCollection(service, kind);
  if (collection.hasDrafts || id === into) {
    throw new AppError('conflict', messageReference('studio-server', 'cannotMerge'));
  }
  const now = service.store.now();
  const slugs = await transact(service, async (tx) => {
    // Always in the same sequence: otherwise two opposite merges could wait for each other.
    for (const locked of [id, into].toSorted()) await lockTranslations(tx, collection, locked);
    const source = await findTranslations(tx, collection, id);
    const target = await findTranslations(tx, collection, into);
    const [main] = target.values();
    if (source.size === 0 || !main) throw notFound();
    await checkEditedHere(tx, service, collection, id);
    for (const [locale, document] of source) {
      const stays = (target.get(locale) ?? main).draft;
      const { draft } = document;
      for (const referring of relationsTo(service.collections, collection)) {
        await moveReferences(tx, referring, { from: draft.id, to: stays.id });
      }
      const write = { ...writer, collection, action: 'content.merge', into } as const;
      await deleteTranslation(tx, service, write, { document, now });
      await putFormerSlug(tx, {
        collection: collection.plural,
        slug: String(draft.slug),
        locale: String(draft.locale ?? ''),
        document_id: into,
        created_at: now,
      });
    }
    await onMerge?.(tx);
    await moveFormerSlugs(tx, collection.plural, { from: id, into });
    return [...source.values(), ...target.values()].map(({ draft }) => draft.slug);
  });
  service.changed(changedTags(collection, slugs, service.collections));
  return describeEntry(service, writer, { kind, id: into });
}
