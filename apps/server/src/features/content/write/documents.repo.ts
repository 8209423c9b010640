import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Collection, ToManyField } from '../declare/declaration.ts';

import { isRowNumber } from '../read/entries.repo.ts';
import type { Stored } from '../validate/check-scalar.ts';

export type Row = Record<string, Stored> & { id: number; document_id: string };

export interface Document {
  /** The row that editors change. The only one in collections without drafts. */
  readonly draft: Row;
  readonly published?: Row;
}

const isDocument = ({ table }: Collection, id: string) =>
  isRowNumber(id)
    ? sql`document_id = (select document_id from ${sql.table(table)} where id = ${Number(id)})`
    : sql`document_id = ${id}`;

/**
 * Locks the document for a transaction that changes it, also on PostgreSQL. Otherwise one editor could
 * publish what another has just deleted.
 */
export async function lockDocument(
  tx: Queries,
  collection: Collection,
  id: string,
): Promise<Document | undefined> {
  await sql`update ${sql.table(collection.table)} set document_id = document_id
    where ${isDocument(collection, id)}`.execute(tx);
  return findDocument(tx, collection, id);
}

export async function findDocument(
  queries: Queries,
  collection: Collection,
  id: string,
): Promise<Document | undefined> {
  const { rows } = await sql<Row>`select * from ${sql.table(collection.table)}
    where ${isDocument(collection, id)}`.execute(queries);
  const draft = collection.hasDrafts ? rows.find(({ state }) => state === 'draft') : rows[0];
  const published = collection.hasDrafts
    ? rows.find(({ state }) => state === 'published')
    : undefined;
  return draft ? { draft, ...(published ? { published } : {}) } : undefined;
}

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
  { link }: ToManyField,
  ownerId: number,
  targetIds: readonly number[],
): Promise<void> {
  const table = sql.table(link.table);
  await sql`delete from ${table} where ${sql.ref(link.owner)} = ${ownerId}`.execute(queries);
  if (targetIds.length === 0) return;
  const values = targetIds.map((id, position) => sql`(${ownerId}, ${id}, ${position})`);
  await sql`insert into ${table} (${sql.ref(link.owner)}, ${sql.ref(link.target)}, position)
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

/** Row ids by row id and by document id, for the references that exist. */
export async function findTargetIds(
  queries: Queries,
  target: Collection,
  references: readonly (number | string)[],
): Promise<Map<number | string, number>> {
  if (references.length === 0) return new Map();
  const ids = references.filter((item) => typeof item === 'number');
  const documents = references.filter((item) => typeof item === 'string');
  const { rows } = await sql<{ id: number; document_id: string }>`
    select id, document_id from ${sql.table(target.table)}
    where id in (${sql.join([0, ...ids])}) or document_id in (${sql.join(['', ...documents])})`.execute(
    queries,
  );
  return new Map(
    rows.flatMap(({ id, document_id }): [number | string, number][] => [
      [id, id],
      [document_id, id],
    ]),
  );
}

/** Whether another document has this value. */
export async function isTaken(
  queries: Queries,
  collection: Collection,
  { column, value, documentId }: { column: string; value: Stored; documentId: string },
): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(collection.table)}
    where ${sql.ref(column)} = ${value} and document_id <> ${documentId} limit 1`.execute(queries);
  return rows.length > 0;
}
