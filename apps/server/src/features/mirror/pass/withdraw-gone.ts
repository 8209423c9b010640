import { type KnownDocument, releaseDraft, withdrawDocument } from '../../imports/index.ts';
import type { MirrorContext } from '../mirror-context.ts';
import { listEarlier, replaceHeldBack } from '../removal/held-back.repo.ts';
import { deleteRemarks } from '../status/remarks.repo.ts';
import { readSome, type Status } from '../strapi/list-rows.ts';
import type { TypeWork } from './find-work.ts';

/** More than this many, and more than a fifth of all, are not unpublished at once: that looks like a mistake. */
const ALWAYS_ALLOWED = 3;
const isTooMuch = (gone: number, known: number): boolean =>
  gone > ALWAYS_ALLOWED && gone > known / 5;

export interface Withdrawal {
  readonly withdrawn: number;
  /** Entries that are gone and stay published here, because there are too many of them. */
  readonly heldBack: number;
}

/**
 * Unpublishes entries that are not published at their source any more; categories, subjects and authors stay and
 * can be edited here. Nothing is deleted. Too many at once are held back until an administrator confirms them.
 */
export async function withdrawGone(
  context: MirrorContext,
  { type, gone, known, hasDraft }: TypeWork,
): Promise<Withdrawal> {
  const { imports, locale } = context;
  const { db } = imports.content;
  const confirmed = await confirmGone(context, { plural: type.plural, gone, status: 'published' });
  const earlier = await listEarlier(db.queries, type.plural);
  const others = confirmed.filter(({ sourceId }) => earlier.get(sourceId) !== 'allowed');
  const isMass = isTooMuch(others.length, known);
  // What was held back before stays so, also if there are fewer of them now: nobody has confirmed it.
  const heldBack = others.filter(({ sourceId }) => isMass || earlier.has(sourceId));
  const withdrawn = confirmed.filter((document) => !heldBack.includes(document));
  for (const document of withdrawn) {
    await withdrawDocument(imports, document, { locale, hasDraft: hasDraft(document.sourceId) });
    await deleteRemarks(db.queries, document);
  }
  await replaceHeldBack(db, type.plural, heldBack);
  return { withdrawn: withdrawn.length, heldBack: heldBack.length };
}

/** Drafts that are gone at their source can be edited and deleted here. */
export async function releaseDrafts(
  context: MirrorContext,
  { type, lostDrafts }: TypeWork,
): Promise<void> {
  const { imports } = context;
  const wanted = { plural: type.plural, gone: lostDrafts, status: 'draft' } as const;
  for (const document of await confirmGone(context, wanted)) {
    await releaseDraft(imports, document);
    await deleteRemarks(imports.content.db.queries, document);
  }
}

/** Pages shift while entries are published, so an entry can be missing from all of them. It is asked for by its id. */
async function confirmGone(
  { client }: MirrorContext,
  { plural, gone, status }: { plural: string; gone: readonly KnownDocument[]; status: Status },
): Promise<KnownDocument[]> {
  const found = new Set<string>();
  const ids = gone.map(({ sourceId }) => sourceId);
  for await (const { sourceId } of readSome(client, plural, ids, status)) found.add(sourceId);
  return gone.filter(({ sourceId }) => !found.has(sourceId));
}
