import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { ContentTables } from '../../../db/tables/content.ts';

/** Identifies one translation of a document. */
export interface TranslationKey {
  readonly collection: string;
  readonly documentId: string;
  readonly locale: string;
}

/** What has been written of a document, in all languages. */
const versionsOf = (queries: Queries, { collection, documentId }: Omit<TranslationKey, 'locale'>) =>
  queries
    .selectFrom('content_versions')
    .where('collection', '=', collection)
    .where('document_id', '=', documentId);

/** What has been written of one translation. */
export const versionsIn = (queries: Queries, key: TranslationKey) =>
  versionsOf(queries, key).where('locale', '=', key.locale);

type VersionRow = Insertable<ContentTables['content_versions']>;

/** The highest version number of a document, whatever the language; 0 if it has no version. */
export async function findLastNumber(
  queries: Queries,
  collection: string,
  documentId: string,
): Promise<number> {
  const last = await versionsOf(queries, { collection, documentId })
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return Number(last?.number ?? 0);
}

export async function insertVersionRow(queries: Queries, row: VersionRow): Promise<void> {
  await queries.insertInto('content_versions').values(row).execute();
}

/** The versions since a time, newest first. */
export const findRecentVersions = (queries: Queries, key: TranslationKey, since: string) =>
  versionsIn(queries, key)
    .select(['id', 'number', 'status', 'kind', 'label', 'editor_id', 'began_at', 'created_at'])
    .where('created_at', '>', since)
    .orderBy('number', 'desc')
    .execute();

export type RecentVersion = Awaited<ReturnType<typeof findRecentVersions>>[number];

/** When the review of a draft was last requested or decided, and the version that readers see. */
export const findEntryMarks = (
  queries: Queries,
  { collection, documentId, locale }: TranslationKey,
) =>
  queries
    .selectFrom('content_entries')
    .select(['review_at', 'live_version'])
    .where('collection', '=', collection)
    .where('document_id', '=', documentId)
    .where('locale', '=', locale)
    .executeTakeFirst();

/** Replaces an autosave with a later one. The time of the first one stays. */
export async function replaceVersionRow(
  queries: Queries,
  id: number,
  { number, data, created_at }: Pick<VersionRow, 'number' | 'data' | 'created_at'>,
): Promise<void> {
  await queries
    .updateTable('content_versions')
    .set({ number, data, created_at })
    .where('id', '=', id)
    .execute();
}

/** Who wrote the first version of a document; null for starter content. */
export async function findCreatorId(
  queries: Queries,
  collection: string,
  documentId: string,
): Promise<number | null> {
  const first = await versionsOf(queries, { collection, documentId })
    .select('editor_id')
    .where('number', '=', 1)
    .executeTakeFirst();
  return first?.editor_id ?? null;
}

export const findVersions = (queries: Queries, key: TranslationKey) =>
  versionsIn(queries, key).selectAll().orderBy('number', 'desc').execute();

export const findVersion = (
  queries: Queries,
  collection: string,
  documentId: string,
  number: number,
) =>
  versionsOf(queries, { collection, documentId })
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
