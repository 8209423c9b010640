import type { Db, Queries } from '../../../db/client.ts';
import { newDocumentId } from '../../../db/document-id.ts';
import { findInstallation, setInstallation } from '../../../db/installation.ts';
import type { Collection } from '../declare/declaration.ts';
import type { DocumentIndex } from '../declare/document-index.ts';
import { hasContentIn, insertLocale, relabelContent } from './locales.repo.ts';
import { createLocales, type Locales } from './locales.ts';

const DEFAULT_KEY = 'content.locale';

/** The locale that the migration gave to existing rows. */
const MIGRATED = 'en';

export interface PrepareLocalesDeps {
  readonly db: Db;
  readonly clock: () => Date;
  readonly languages: readonly string[];
  readonly collections: readonly Collection[];
  readonly index: Pick<DocumentIndex, 'relabel'>;
}

/**
 * Runs before the site is served. If SITE_LANGUAGE has changed and the previous language is not offered any
 * more, its content gets the new one: otherwise the site would appear to be empty.
 */
export async function prepareLocales(deps: PrepareLocalesDeps): Promise<void> {
  const locales = createLocales(deps.languages);
  const localized = deps.collections.filter(({ isLocalized }) => isLocalized);
  await deps.db.transaction(async (tx) => {
    await adoptDefault(tx, deps.index, localized, locales);
    for (const code of locales.offered) {
      const created_at = deps.clock().toISOString();
      await insertLocale(tx, { code, document_id: newDocumentId(), created_at });
    }
  });
}

async function adoptDefault(
  tx: Queries,
  index: PrepareLocalesDeps['index'],
  localized: readonly Collection[],
  locales: Locales,
): Promise<void> {
  const stored = await findInstallation(tx, DEFAULT_KEY);
  if (stored === locales.default) return;
  const previous = stored ?? MIGRATED;
  const isOffered = stored !== undefined && locales.offered.includes(stored);
  const canRelabel =
    previous !== locales.default &&
    !isOffered &&
    !(await hasContentIn(tx, localized, locales.default));
  if (canRelabel) {
    await relabelContent(tx, localized, previous, locales.default);
    await index.relabel(tx, previous, locales.default);
  }
  await setInstallation(tx, DEFAULT_KEY, locales.default);
}
