import { type KnownDocument, withdrawDocument } from '../../imports/index.ts';
import type { MirrorContext } from '../mirror-context.ts';
import { listEarlier, replaceHeldBack } from '../removal/held-back.repo.ts';
import { deleteRemark } from '../status/remarks.repo.ts';
import { readSome } from '../strapi/list-rows.ts';
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
  { type, gone, known }: TypeWork,
): Promise<Withdrawal> {
  const { imports, locale } = context;
  const { db } = imports.content;
  const confirmed = await confirmGone(context, type.plural, gone);
  const earlier = await listEarlier(db.queries, type.plural);
  const others = confirmed.filter(({ sourceId }) => earlier.get(sourceId) !== 'allowed');
  const isMass = isTooMuch(others.length, known);
  // What was held back before stays so, also if there are fewer of them now: nobody has confirmed it.
  const heldBack = others.filter(({ sourceId }) => isMass || earlier.has(sourceId));
  const withdrawn = confirmed.filter((document) => !heldBack.includes(document));
  for (const document of withdrawn) {
    await withdrawDocument(imports, document, locale);
    await deleteRemark(db.queries, document);
  }
  await replaceHeldBack(db, type.plural, heldBack);
  return { withdrawn: withdrawn.length, heldBack: heldBack.length };
}

/** Pages shift while entries are published, so an entry can be missing from all of them. It is asked for by its id. */
async function confirmGone(
  { client }: MirrorContext,
  plural: string,
  gone: readonly KnownDocument[],
): Promise<KnownDocument[]> {
  const found = new Set<string>();
  const ids = gone.map(({ sourceId }) => sourceId);
  for await (const { sourceId } of readSome(client, plural, ids)) found.add(sourceId);
  return gone.filter(({ sourceId }) => !found.has(sourceId));
}
