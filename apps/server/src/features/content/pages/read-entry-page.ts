import type { CallOutput, readEntryPage } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection, ScalarField } from '../declare/declaration.ts';
import type { Reader } from '../declare/reader.ts';
import { pageLocale } from '../locales/page-locale.ts';
import { readBySlug } from './read-by-slug.ts';

type PageFields = Record<'title' | 'slug' | 'body', ScalarField<string>>;

/** An entry of any content type that has a public page. */
export async function readAnyEntryPage(
  { collections, store }: ContentService,
  reader: Reader,
  { plural, slug, locale }: { plural: string; slug: string; locale?: string | undefined },
): Promise<CallOutput<typeof readEntryPage>> {
  const collection = collections.find((item) => item.plural === plural);
  if (!collection || !hasPublicPage(collection)) throw notFound();
  const scope = pageLocale(locale, store.locales);
  return { data: { ...(await readBySlug(store, collection, reader, slug, scope)) } };
}

const hasPublicPage = (collection: Collection): collection is Collection<PageFields> =>
  collection.page?.access === 'public' &&
  ['title', 'slug', 'body'].every((key) => key in collection.fields);
