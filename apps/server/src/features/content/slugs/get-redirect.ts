import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import { pageLocale } from '../locales/page-locale.ts';
import { findCurrentSlug } from './former-slugs.repo.ts';

/** The current slug of the entry that had this slug before. */
export async function getRedirect(
  { collections, store }: ContentService,
  { plural, slug, locale }: { plural: string; slug: string; locale?: string | undefined },
): Promise<string> {
  const collection = collections.find((item) => item.plural === plural);
  const { db, locales } = store;
  const scope = pageLocale(locale, locales);
  const present =
    collection && /^[\w/-]+$/.test(slug)
      ? await findCurrentSlug(db.queries, collection, slug, {
          now: store.now(),
          scope,
          isMultilingual: locales.isMultilingual,
        })
      : undefined;
  if (present === undefined) throw notFound();
  return present;
}
