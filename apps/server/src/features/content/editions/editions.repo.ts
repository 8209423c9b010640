import { type Insertable, sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { ContentTables } from '../../../db/tables/content.ts';
import { type TranslationKey, versionsIn } from '../versions/versions.repo.ts';

export type EditionColumns = Pick<
  Insertable<ContentTables['content_versions']>,
  'edition' | 'edition_at' | 'edition_kind' | 'reason' | 'text_hash'
>;

const editionsOf = (queries: Queries, key: TranslationKey) =>
  versionsIn(queries, key).where('edition', 'is not', null);

/** The editions that readers have got, without their texts, newest first. */
export const findEditions = (
  queries: Queries,
  key: TranslationKey,
  { now, limit }: { now: string; limit?: number },
) => {
  const query = editionsOf(queries, key)
    .select(['edition', 'edition_at', 'edition_kind', 'reason'])
    .where('edition_at', '<=', now)
    .orderBy('edition', 'desc');
  return (limit === undefined ? query : query.limit(limit)).execute();
};

/** One edition with its text. */
export const findEdition = (
  queries: Queries,
  key: TranslationKey,
  { now, number }: { now: string; number: number },
) =>
  editionsOf(queries, key)
    .select(['id', 'edition', 'edition_at', 'edition_kind', 'reason', 'data'])
    .where('edition_at', '<=', now)
    .where('edition', '=', number)
    .executeTakeFirst();

const lastEdition = (queries: Queries, key: TranslationKey) =>
  editionsOf(queries, key).select(['edition', 'text_hash']).orderBy('edition', 'desc').limit(1);

/** Also if readers do not have it yet. */
export const findLastEdition = (queries: Queries, key: TranslationKey) =>
  lastEdition(queries, key).executeTakeFirst();

export const findLastSeenEdition = (queries: Queries, key: TranslationKey, now: string) =>
  lastEdition(queries, key).where('edition_at', '<=', now).executeTakeFirst();

export async function dropUnseenEditions(
  tx: Queries,
  { collection, documentId, locale }: TranslationKey,
  now: string,
): Promise<void> {
  await tx
    .updateTable('content_versions')
    .set({ edition: null, edition_at: null, edition_kind: null, reason: null, text_hash: null })
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .where('locale', '=', locale)
    .where('edition_at', '>', now)
    .execute();
}

/** The newest edition that readers have of each of these documents, in every language. */
export const findLatestEditions = (
  queries: Queries,
  {
    collection,
    documentIds,
    now,
  }: { collection: string; documentIds: readonly string[]; now: string },
) =>
  queries
    .selectFrom('content_versions as version')
    .select(['document_id', 'locale', 'edition', 'edition_at', 'edition_kind', 'reason'])
    .where('collection', '=', collection)
    .where('document_id', 'in', [...documentIds, ''])
    .where('edition_at', '<=', now)
    .where('edition', '=', ({ selectFrom }) =>
      selectFrom('content_versions as other')
        .select(({ fn }) => fn.max('other.edition').as('newest'))
        .whereRef('other.collection', '=', 'version.collection')
        .whereRef('other.document_id', '=', 'version.document_id')
        .whereRef('other.locale', '=', 'version.locale')
        .where('other.edition_at', '<=', now),
    )
    .execute();

/** The editions that readers have of all documents of a collection in one language, without their texts, newest first. */
export const findAllEditions = (
  queries: Queries,
  {
    collection,
    locale,
    now,
    limit,
  }: Record<'collection' | 'locale' | 'now', string> & { limit: number },
) =>
  queries
    .selectFrom('content_versions')
    .select(['document_id', 'edition', 'edition_at'])
    .where('collection', '=', collection)
    .where('locale', '=', locale)
    .where('edition_at', '<=', now)
    .orderBy('edition_at', 'desc')
    .orderBy('edition', 'desc')
    .limit(limit)
    .execute();

/** The newest editions of all documents of a collection in one language. */
export const findNewestEditions = (
  queries: Queries,
  {
    collection,
    locale,
    now,
    limit,
  }: Record<'collection' | 'locale' | 'now', string> & {
    limit: number;
  },
) =>
  queries
    .selectFrom('content_versions')
    .select(['document_id', 'edition', 'edition_at', 'edition_kind', 'reason', 'data'])
    .where('collection', '=', collection)
    .where('locale', '=', locale)
    .where('edition', 'is not', null)
    .where('edition_at', '<=', now)
    .orderBy('edition_at', 'desc')
    .orderBy('edition', 'desc')
    .limit(limit)
    .execute();

export async function findVersionOfEdition(
  queries: Queries,
  key: TranslationKey,
  edition: number,
): Promise<number | undefined> {
  const row = await versionsIn(queries, key)
    .select('number')
    .where('edition', '=', edition)
    .executeTakeFirst();
  return row?.number;
}

export const selectEditionIds = sql`select id from content_versions where edition is not null`;
