import type { DbKind, Queries } from '../../db/client.ts';
import type { PledgeRow, UpdateRow, WordingRow } from '../../db/tables/pledges.ts';

/** In the order in which they were recorded; those of one policy, in all languages, if it is given. */
export function findPledges(queries: Queries, documentId?: string): Promise<PledgeRow[]> {
  let query = queries.selectFrom('pledges').selectAll();
  if (documentId !== undefined) query = query.where('document_id', '=', documentId);
  return query.orderBy('created_at').orderBy('id').execute();
}

/** A pledge of the document, or any at all. */
export function findPledgeAbout(queries: Queries, documentId?: string) {
  let query = queries.selectFrom('pledges').select('id');
  if (documentId !== undefined) query = query.where('document_id', '=', documentId);
  return query.limit(1).executeTakeFirst();
}

export const findPledge = (queries: Queries, id: string): Promise<PledgeRow | undefined> =>
  queries.selectFrom('pledges').selectAll().where('id', '=', id).executeTakeFirst();

/** Nobody else can add to the pledge until the transaction ends. On SQLite, every transaction is the only one. */
export function lockPledge(tx: Queries, kind: DbKind, id: string): Promise<PledgeRow | undefined> {
  const query = tx.selectFrom('pledges').selectAll().where('id', '=', id);
  return (kind === 'sqlite' ? query : query.forUpdate()).executeTakeFirst();
}

/** Oldest first. */
export const findWordings = (queries: Queries, ids: readonly string[]): Promise<WordingRow[]> =>
  queries
    .selectFrom('pledge_wordings')
    .selectAll()
    .where('pledge_id', 'in', [...ids, ''])
    .orderBy('pledge_id')
    .orderBy('number')
    .execute();

/** Oldest first. */
export const findUpdates = (queries: Queries, ids: readonly string[]): Promise<UpdateRow[]> =>
  queries
    .selectFrom('pledge_updates')
    .selectAll()
    .where('pledge_id', 'in', [...ids, ''])
    .orderBy('pledge_id')
    .orderBy('number')
    .execute();

export async function insertPledge(tx: Queries, row: PledgeRow): Promise<void> {
  await tx.insertInto('pledges').values(row).execute();
}

export async function insertWording(tx: Queries, row: WordingRow): Promise<void> {
  await tx.insertInto('pledge_wordings').values(row).execute();
}

export async function insertUpdate(tx: Queries, row: UpdateRow): Promise<void> {
  await tx.insertInto('pledge_updates').values(row).execute();
}

/** The database refuses it for every other pledge. */
export async function deleteStarterPledge(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('pledge_updates').where('pledge_id', '=', id).execute();
  await tx.deleteFrom('pledge_wordings').where('pledge_id', '=', id).execute();
  await tx.deleteFrom('pledges').where('id', '=', id).execute();
}
