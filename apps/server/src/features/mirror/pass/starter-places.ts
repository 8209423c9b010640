import { removeStarterConsultations } from '../../consultations/index.ts';
import { findStarterPlaces, removeStarterEntry } from '../../content/index.ts';
import { type StarterPlaces, strapiTypes } from '../../imports/index.ts';
import { removeStarterPledges } from '../../pledges/index.ts';
import { removeStarterVotes } from '../../votes/index.ts';
import type { MirrorContext } from '../mirror-context.ts';

/** Starter entries make room for mirrored ones, and count how many did. */
export interface CountedPlaces extends StarterPlaces {
  readonly removed: number;
}

/**
 * Unchanged starter entries give way to mirrored entries with the same address. The consultations, votes and pledges
 * of the starter content about such a policy go with it, unless members have taken part: then the policy stays too.
 */
export async function openStarterPlaces({
  imports,
  locale,
}: MirrorContext): Promise<CountedPlaces> {
  const { content } = imports;
  // Categories, subjects and authors with the same address are taken over.
  const collections = content.collections.filter(
    ({ hasDrafts, plural }) => hasDrafts && strapiTypes.some((type) => type.plural === plural),
  );
  const places = new Map<string, ReadonlyMap<string, string>>();
  for (const collection of collections) {
    places.set(collection.plural, await findStarterPlaces(content, collection, locale));
  }
  let removed = 0;
  return {
    get removed() {
      return removed;
    },
    find: (plural, slug) => places.get(plural)?.get(slug),
    remove: async (tx, plural, documentId) => {
      const collection = collections.find((one) => one.plural === plural);
      if (!collection) return false;
      if (collection.editionFields) {
        await removeStarterConsultations(tx, documentId);
        await removeStarterVotes(tx, documentId);
        await removeStarterPledges(tx, documentId);
      }
      const isRemoved = await removeStarterEntry(tx, content, { collection, documentId });
      if (isRemoved) removed += 1;
      return isRemoved;
    },
  };
}
