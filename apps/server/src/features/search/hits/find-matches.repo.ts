import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { type FindMatches, matchingDocuments } from './matching-documents.repo.ts';

/** An upper bound for words that match nearly everything. */
const MAX_MATCHES = 2_000;

/** Ids of matching documents, without highlights. */
export async function findMatches(db: Db, find: FindMatches): Promise<string[]> {
  const query = sql`${matchingDocuments(db.kind, find)} limit ${MAX_MATCHES}`;
  const rows = await db.slowRead<{ document_id: string }>(query.compile(db.queries));
  return rows.map(({ document_id }) => document_id);
}
