import { notFound } from '../../../errors.ts';
import type { Reader } from '../declare/reader.ts';
import { localesIn, onlyIn } from '../locales/locales.ts';
import { findEntries } from '../read/find-entries.ts';
import { equals } from '../read/where.ts';
import { findCurrentSlug } from '../slugs/former-slugs.repo.ts';
import { openText, type ReadText, type TextCollection } from './open-text.ts';
import type { PageStore } from './page-store.ts';
import { renderBody } from './render-body.ts';

/**
 * A published entry with its relations and its rendered body, as far as the reader may see it. For a former slug or that of another
 * translation, the error has the current one in `details.movedTo`.
 */
export async function readBySlug<C extends TextCollection>(
  store: PageStore,
  collection: C,
  reader: Reader,
  slug: string,
  locale = onlyIn(store.locales.default),
): Promise<ReadText<C>> {
  const where = equals(collection as TextCollection, 'slug', slug);
  const [found] = await findEntries(store, collection, reader, { where, limit: 1, locale });
  if (!found) {
    const movedTo = await findCurrentSlug(store.db.queries, collection, slug, {
      now: store.now(),
      scope: locale,
      isMultilingual: store.locales.isMultilingual,
    });
    throw notFound(movedTo ? { movedTo } : {});
  }
  const { body: _body, freePart: _freePart, ...entry } = found;
  const { markdown, isLocked } = openText(collection, reader, found);
  const [pageLocale] = localesIn(locale) ?? [];
  const rendered = await renderBody(store, markdown, { locale: found.locale, pageLocale });
  return { ...entry, ...rendered, isLocked };
}
