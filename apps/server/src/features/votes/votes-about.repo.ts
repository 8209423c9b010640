import { sql } from 'kysely';
import type { Queries } from '../../db/client.ts';

/** The states of votes about a document that are to come or open. They stay as they are until the transaction ends. */
export async function lockVoteStates(tx: Queries, documentId: string): Promise<string[]> {
  // Writes nothing new, and waits for a vote that is being opened.
  const rows = await tx
    .updateTable('votes')
    .set({ state: sql`state` })
    .where('document_id', '=', documentId)
    .where('state', 'in', ['announced', 'open'])
    .returning('state')
    .execute();
  return rows.map(({ state }) => state);
}

/** A vote about the document, or any at all. */
export function findVoteAbout(queries: Queries, documentId?: string) {
  let query = queries.selectFrom('votes').select('id');
  if (documentId !== undefined) query = query.where('document_id', '=', documentId);
  return query.limit(1).executeTakeFirst();
}
