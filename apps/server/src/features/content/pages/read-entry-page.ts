import type { CallOutput, readEntryPage } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection, ScalarField } from '../declare/declaration.ts';
import type { Reader } from '../declare/reader.ts';
import { listTranslations } from '../locales/list-translations.ts';
import { pageLocale } from '../locales/page-locale.ts';
import { publicPageOf, publicPaths } from './entry-paths.ts';
import type { ReadText } from './open-text.ts';
import type { PageStore } from './page-store.ts';
import { readBySlug } from './read-by-slug.ts';
import { type DraftReference, readDraft } from './read-draft.ts';

type EntryCollection = Collection<Record<'title' | 'slug' | 'body', ScalarField<string>>>;
type EntryPageResponse = CallOutput<typeof readEntryPage>;

/** An entry of any content type that has a public page. */
export async function readAnyEntryPage(
  { collections, store }: Pick<ContentService, 'collections' | 'store'>,
  reader: Reader,
  { plural, slug, locale }: { plural: string; slug: string; locale?: string | undefined },
): Promise<EntryPageResponse> {
  const collection = findWithPage(collections, plural);
  if (!collection || !publicPageOf(collection)) throw notFound();
  const scope = pageLocale(locale, store.locales);
  const entry = await readBySlug(store, collection, reader, slug, scope);
  const translations = await listTranslations(store, collection, entry.documentId, publicPaths);
  return describe(store, collection, entry, translations);
}

/** The page of a draft of any content type, as this reader will see it. */
export async function readAnyDraft(
  { collections, store }: Pick<ContentService, 'collections' | 'store'>,
  reader: Reader,
  plural: string,
  draft: DraftReference,
): Promise<EntryPageResponse> {
  const collection = findWithPage(collections, plural);
  if (!collection) throw notFound();
  return describe(store, collection, await readDraft(store, collection, reader, draft));
}

const findWithPage = (
  collections: readonly Collection[],
  plural: string,
): EntryCollection | undefined =>
  collections.filter(hasPage).find((item) => item.plural === plural);

const hasPage = (collection: Collection): collection is EntryCollection =>
  collection.page !== undefined &&
  ['title', 'slug', 'body'].every((key) => key in collection.fields);

async function describe(
  store: PageStore,
  collection: EntryCollection,
  entry: ReadText<EntryCollection>,
  translations?: EntryPageResponse['meta']['translations'],
): Promise<EntryPageResponse> {
  const pathOf = await publicPaths(store, collection);
  return {
    data: { ...entry },
    meta: { path: pathOf?.(entry) ?? '', ...(translations && { translations }) },
  };
}
