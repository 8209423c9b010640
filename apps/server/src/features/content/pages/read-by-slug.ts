import { notFound } from '../../../errors.ts';
import type { Collection, Fields, ScalarField } from '../declare/declaration.ts';

import type { Entry } from '../declare/entry.ts';

import type { Reader } from '../declare/reader.ts';
import { localesIn, onlyIn } from '../locales/locales.ts';
import { findEntries } from '../read/find-entries.ts';
import { equals } from '../read/where.ts';
import { findCurrentSlug } from '../slugs/former-slugs.repo.ts';
import type { PageStore } from './page-store.ts';
import { type RenderedBody, renderBody } from './render-body.ts';

type PageFields = Fields & {
  readonly slug: ScalarField<string>;
  readonly body: ScalarField<string | null | undefined>;
};

/**
 * A published entry with its relations and its rendered body. For a former slug or that of another translation, the error has the
 * current one in `details.movedTo`.
 */
export async function readBySlug<C extends Collection<PageFields>>(
  store: PageStore,
  collection: C,
  reader: Reader,
  slug: string,
  locale = onlyIn(store.locales.default),
): Promise<Omit<Entry<C>, 'body'> & RenderedBody> {
  const where = equals(collection as Collection<PageFields>, 'slug', slug);
  const [found] = await findEntries(store, collection, reader, { where, limit: 1, locale });
  if (!found) {
    const movedTo = await findCurrentSlug(store.db.queries, collection, slug, {
      now: store.now(),
      scope: locale,
      isMultilingual: store.locales.isMultilingual,
    });
    throw notFound(movedTo ? { movedTo } : {});
  }
  const { body, ...entry } = found;
  const text = typeof body === 'string' ? body : '';
  const [pageLocale] = localesIn(locale) ?? [];
  return { ...entry, ...(await renderBody(store, text, { locale: found.locale, pageLocale })) };
}
