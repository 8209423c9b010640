import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Collection, ToManyField } from '../declare/declaration.ts';

import { isRowNumber } from '../read/entries.repo.ts';
import type { Stored } from '../validate/check-scalar.ts';

export type Row = Record<string, Stored> & { id: number; document_id: string };

/** One translation of a document. */
export interface Document {
  /** The row that editors change. The only one in collections without drafts. */
  readonly draft: Row;
  readonly published?: Row;
}

const isDocument = ({ table }: Collection, id: string) =>
  isRowNumber(id)
    ? sql`document_id = (select document_id from ${sql.table(table)} where id = ${Number(id)})`
    : sql`document_id = ${id}`;

/** All translations of a document by their locale. Without translations, the locale is empty. */
export type Translations = ReadonlyMap<string, Document>;

const localeKey = ({ isLocalized }: Collection, locale: string) => (isLocalized ? locale : '');

export const translationIn = (
  translations: Translations,
  collection: Collection,
  locale: string,
): Document | undefined => translations.get(localeKey(collection, locale));

/**
 * Locks the document with all its translations for a transaction that changes it, also on PostgreSQL. Otherwise one editor could
 * publish what another has just deleted.
 */
export async function lockTranslations(
  tx: Queries,
  collection: Collection,
  id: string,
): Promise<Translations> {
  await sql`update ${sql.table(collection.table)} set document_id = document_id
    where ${isDocument(collection, id)}`.execute(tx);
  return findTranslations(tx, collection, id);
}

export async function findTranslations(
  queries: Queries,
  collection: Collection,
  id: string,
): Promise<Translations> {
  const { rows } = await sql<Row>`select * from ${sql.table(collection.table)}
    where ${isDocument(collection, id)} order by id`.execute(queries);
  const byLocale = Map.groupBy(rows, ({ locale }) => localeKey(collection, String(locale)));
  return new Map(
    [...byLocale].flatMap(([locale, ofLocale]): [string, Document][] => {
      const document = documentOf(collection, ofLocale);
      return document ? [[locale, document]] : [];
    }),
  );
}

function documentOf({ hasDrafts }: Collection, rows: readonly Row[]): Document | undefined {
  if (!hasDrafts) return rows[0] && { draft: rows[0] };
  const draft = rows.find(({ state }) => state === 'draft');
  const published = rows.find(({ state }) => state === 'published');
  return draft && { draft, ...(published ? { published } : {}) };
}

/** One translation of a document. */
export const findDocument = async (
  queries: Queries,
  collection: Collection,
  id: string,
  locale: string,
): Promise<Document | undefined> =>
  translationIn(await findTranslations(queries, collection, id), collection, locale);

export async function insertRow(
  queries: Queries,
  collection: Collection,
  columns: Record<string, Stored>,
): Promise<number> {
  const names = Object.keys(columns);
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(collection.table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(columns))}) returning id`.execute(queries);
  const [row] = rows;
  if (!row) throw new Error('The row was not inserted');
  return row.id;
}

export async function updateRow(
  queries: Queries,
  collection: Collection,
  id: number,
  columns: Record<string, Stored>,
): Promise<void> {
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  if (changes.length === 0) return;
  await sql`update ${sql.table(collection.table)} set ${sql.join(changes)} where id = ${id}`.execute(
    queries,
  );
}

export async function deleteRows(
  queries: Queries,
  collection: Collection,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from ${sql.table(collection.table)} where id in (${sql.join(ids)})`.execute(
    queries,
  );
}

export async function findLinks(
  queries: Queries,
  { link }: ToManyField,
  ownerId: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(link.target)} as id from ${sql.table(link.table)}
    where ${sql.ref(link.owner)} = ${ownerId} order by position`.execute(queries);
  return rows.map(({ id }) => id);
}

export async function setLinks(
  queries: Queries,
  field: ToManyField,
  ownerId: number,
  targetIds: readonly number[],
): Promise<void> {
  const { table, owner } = field.link;
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId}`.execute(queries);
  await insertLinks(queries, field, ownerId, targetIds);
}

/** For a row that has no links yet. */
export async function insertLinks(
  queries: Queries,
  { link }: ToManyField,
  ownerId: number,
  targetIds: readonly number[],
): Promise<void> {
  if (targetIds.length === 0) return;
  const values = targetIds.map((id, position) => sql`(${ownerId}, ${id}, ${position})`);
  await sql`insert into ${sql.table(link.table)}
    (${sql.ref(link.owner)}, ${sql.ref(link.target)}, position)
    values ${sql.join(values)}`.execute(queries);
}

/** Document ids in the order of the row ids. */
export async function findDocumentIds(
  queries: Queries,
  target: Collection,
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; document_id: string }>`
    select id, document_id from ${sql.table(target.table)}
    where id in (${sql.join(ids)})`.execute(queries);
  const found = new Map(rows.map((row) => [row.id, row.document_id]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/**
 * Row ids by row id and by document id, for the references that exist. A reference to any translation leads
 * to the one in this locale.
 */
export async function findTargetIds(
  queries: Queries,
  target: Collection,
  references: readonly (number | string)[],
  locale: string,
): Promise<Map<number | string, number>> {
  if (references.length === 0) return new Map();
  const ids = references.filter((item) => typeof item === 'number');
  const documents = references.filter((item) => typeof item === 'string');
  const isWanted = target.isLocalized
    ? sql`wanted.document_id = given.document_id and wanted.locale = ${locale}`
    : sql`wanted.id = given.id`;
  const { rows } = await sql<{ id: number; given_id: number; document_id: string }>`
    select wanted.id as id, given.id as given_id, given.document_id as document_id
    from ${sql.table(target.table)} as given
    inner join ${sql.table(target.table)} as wanted on ${isWanted}
    where given.id in (${sql.join([0, ...ids])})
      or given.document_id in (${sql.join(['', ...documents])})`.execute(queries);
  return new Map(
    rows.flatMap(({ id, given_id, document_id }): [number | string, number][] => [
      [given_id, id],
      [document_id, id],
    ]),
  );
}

/** Whether another document has this value, in the same language if it has translations. */
export async function isTaken(
  queries: Queries,
  collection: Collection,
  {
    column,
    value,
    documentId,
    locale,
  }: { column: string; value: Stored; documentId: string; locale: string },
): Promise<boolean> {
  const isSameLocale = collection.isLocalized ? sql`and locale = ${locale}` : sql``;
  const { rows } = await sql`select 1 from ${sql.table(collection.table)}
    where ${sql.ref(column)} = ${value} and document_id <> ${documentId} ${isSameLocale}
    limit 1`.execute(queries);
  return rows.length > 0;
}
