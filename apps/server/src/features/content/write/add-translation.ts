import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';
import { linkTranslation } from '../locales/link-translation.repo.ts';
import type { Locales } from '../locales/locales.ts';
import { differingColumns, sharedColumns, shareLinks } from '../locales/shared-values.ts';
import { checkData } from '../validate/check-data.ts';
import { withSlug } from './create-entry.ts';
import { type Row, type Translations, translationIn, updateRow } from './documents.repo.ts';
import { type SaveTarget, saveDocument } from './save-document.ts';

interface NewTranslation extends SaveTarget {
  readonly collection: Collection;
  readonly translations: Translations;
  readonly isDraft: boolean;
}

interface TranslationDeps {
  readonly collections: readonly Collection[];
  readonly store: { readonly locales: Locales };
}

/** Adds a translation to an existing document, with the values that all its translations share. Returns the row id. */
export async function addTranslation(
  tx: Queries,
  { collections, store }: TranslationDeps,
  data: Record<string, unknown>,
  { collection, translations, isDraft, ...target }: NewTranslation,
): Promise<number> {
  const base =
    translationIn(translations, collection, store.locales.default) ?? [...translations.values()][0];
  if (!base) throw new Error('There is no document to translate');
  const checked = checkData(withSlug(data, target), collection, {
    isWhole: true,
    isDraft,
    isTranslation: true,
  });
  const shared = Object.fromEntries(
    sharedColumns(collection).map((name) => [name, base.draft[name] ?? null]),
  );
  const columns = { ...shared, ...checked.columns };
  const id = await saveDocument(tx, collection, { columns, relations: [] }, target);
  const row: Row = { ...columns, id, document_id: target.documentId, locale: target.locale };
  const missing = Object.entries(await differingColumns(tx, collection, base.draft, row)).filter(
    ([name]) => !Object.hasOwn(columns, name),
  );
  await updateRow(tx, collection, id, Object.fromEntries(missing));
  await shareLinks(tx, collection, base.draft, row);
  // The relations in the request come last, because they replace those of the other translations.
  await saveDocument(
    tx,
    collection,
    { columns: {}, relations: checked.relations },
    { ...target, row },
  );
  await linkTranslation(tx, collection, row, collections);
  return id;
}
