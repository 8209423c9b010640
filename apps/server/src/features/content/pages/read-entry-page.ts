import type { CallOutput, readEntryPage } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection, ScalarField } from '../declare/declaration.ts';
import type { Entry } from '../declare/entry.ts';
import { isOpen, type Reader } from '../declare/reader.ts';
import { listTranslations } from '../locales/list-translations.ts';
import { pageLocale } from '../locales/page-locale.ts';
import { entryPaths } from './entry-paths.ts';
import type { PageStore } from './page-store.ts';
import { readBySlug } from './read-by-slug.ts';
import { type DraftReference, readDraft } from './read-draft.ts';
import type { RenderedBody } from './render-body.ts';

type EntryCollection = Collection<Record<'title' | 'slug' | 'body', ScalarField<string>>>;
type EntryPageResponse = CallOutput<typeof readEntryPage>;

/** An entry of any content type that has a public page. */
export async function readAnyEntryPage(
  { collections, store }: Pick<ContentService, 'collections' | 'store'>,
  reader: Reader,
  { plural, slug, locale }: { plural: string; slug: string; locale?: string | undefined },
): Promise<EntryPageResponse> {
  const collection = findWithPage(collections, plural);
  if (collection?.page?.access !== 'public') throw notFound();
  const scope = pageLocale(locale, store.locales);
  const entry = await readBySlug(store, collection, reader, slug, scope);
  const translations = await listTranslations(store, collection, entry.documentId);
  return describe(store, collection, { entry, reader, translations });
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
  return describe(store, collection, { entry: await readDraft(store, collection, draft), reader });
}

const findWithPage = (
  collections: readonly Collection[],
  plural: string,
): EntryCollection | undefined =>
  collections.filter(hasPage).find((item) => item.plural === plural);

const hasPage = (collection: Collection): collection is EntryCollection =>
  collection.page !== undefined &&
  ['title', 'slug', 'body'].every((key) => key in collection.fields);

interface Found {
  readonly entry: Omit<Entry<EntryCollection>, 'body'> & RenderedBody;
  readonly reader: Reader;
  readonly translations?: EntryPageResponse['meta']['translations'];
}

async function describe(
  store: PageStore,
  collection: EntryCollection,
  { entry, reader, translations }: Found,
): Promise<EntryPageResponse> {
  const pathOf = await entryPaths(store, collection);
  const isLocked = !isOpen(collection.fields.body.read(reader), entry);
  return {
    data: { ...entry, ...(isLocked ? { bodyHtml: '', toc: [], bodyExcerpt: '' } : {}), isLocked },
    meta: { path: pathOf?.(entry) ?? '', ...(translations && { translations }) },
  };
}
