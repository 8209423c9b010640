import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import { findCurrentSlug } from './former-slugs.repo.ts';

/** The current slug of the entry that had this slug before. */
export async function getRedirect(
  { collections, store }: ContentService,
  { plural, slug }: { plural: string; slug: string },
): Promise<string> {
  const collection = collections.find((item) => item.plural === plural);
  const present =
    collection && /^[\w-]+$/.test(slug)
      ? await findCurrentSlug(store.db.queries, collection, slug, store.now())
      : undefined;
  if (present === undefined) throw notFound();
  return present;
}
