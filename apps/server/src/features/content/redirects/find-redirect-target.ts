import { type CacheTag, inLanguage, pathTo } from '@rostra/contract/pages';
import type { ContentService } from '../content-service.ts';
import { findRedirectRow, findVisibleSlug, type RedirectRow } from './redirects.repo.ts';

type RedirectContext = Pick<ContentService, 'collections' | 'store' | 'languages'>;

export interface RedirectTarget {
  readonly target: string;
  /** A change to content with one of these tags may change the target. */
  readonly tags: readonly CacheTag[];
}

/** Where an address leads that no page has. Undefined if it never led anywhere, or to a text that is not visible now. */
export async function findRedirectTarget(
  service: RedirectContext,
  path: string,
): Promise<RedirectTarget | undefined> {
  const row = await findRedirectRow(service.store.db.queries, path);
  return row && resolveRedirect(service, row);
}

/** Undefined if it leads to a text that is not visible now. */
export async function resolveRedirect(
  { collections, store, languages }: RedirectContext,
  row: Pick<RedirectRow, 'target' | 'collection' | 'document_id' | 'locale'>,
): Promise<RedirectTarget | undefined> {
  const { db, now } = store;
  if (row.target !== null) return { target: row.target, tags: ['redirects'] };
  const collection = collections.find(({ plural }) => plural === row.collection);
  if (!collection?.page || collection.plural === 'files' || row.document_id === null) {
    return undefined;
  }
  const locale = row.locale ?? store.locales.default;
  const documentId = row.document_id;
  const slug = await findVisibleSlug(db.queries, collection, { documentId, locale, now: now() });
  if (slug === undefined) return undefined;
  return {
    target: inLanguage(pathTo(collection.page, { slug }), locale, languages),
    tags: ['redirects', collection.plural],
  };
}
