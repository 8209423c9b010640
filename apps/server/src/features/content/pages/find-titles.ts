import { slugIn, withoutLanguage } from '@rostra/contract/pages';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';
import { publicPageOf } from './entry-paths.ts';
import { findTitleRows } from './titles.repo.ts';

type TitleContext = Pick<ContentService, 'collections' | 'store' | 'languages'>;

/** The titles of the texts at these paths, as staff have them now. Other pages have none. */
export async function findTitles(
  context: TitleContext,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const collection of context.collections) {
    for (const [path, title] of await titlesIn(context, collection, paths)) {
      if (!titles.has(path)) titles.set(path, title);
    }
  }
  return titles;
}

async function titlesIn(
  { store, languages }: TitleContext,
  collection: Collection,
  paths: readonly string[],
): Promise<[path: string, title: string][]> {
  const others = await collection.findOtherPaths?.(store.db.queries, store.now());
  const documents = new Map([...(others ?? [])].map(([id, path]) => [path, id]));
  const shown = [collection.page, publicPageOf(collection)].filter((page) => page !== undefined);
  const wanted = paths.flatMap((path) => {
    const language = languages.slice(1).find((code) => withoutLanguage(path, code) !== path);
    const plain = language === undefined ? path : withoutLanguage(path, language);
    const slug = shown.map((page) => slugIn(page, plain)).find((found) => found !== undefined);
    const documentId = documents.get(plain);
    if (slug === undefined && documentId === undefined) return [];
    return [
      { path, language: language ?? languages[0], slug: slug ?? '', documentId: documentId ?? '' },
    ];
  });
  if (wanted.length === 0) return [];
  const rows = await findTitleRows(store.db.queries, collection.plural, {
    slugs: wanted.map(({ slug }) => slug),
    documentIds: wanted.map(({ documentId }) => documentId),
  });
  return wanted.flatMap(({ path, language, slug, documentId }) => {
    const found = rows.filter((row) =>
      documentId ? row.document_id === documentId : row.slug === slug,
    );
    const row = found.find(({ locale }) => locale === language) ?? found[0];
    return row?.title ? [[path, row.title] as [string, string]] : [];
  });
}
