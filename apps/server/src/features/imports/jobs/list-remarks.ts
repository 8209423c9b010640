import type { ImportRemark } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { ImportJobsContext } from './context.ts';
import { findRemarks } from './import-jobs.repo.ts';

const PAGE_SIZE = 50;

export async function listRemarks(
  { db }: Pick<ImportJobsContext, 'db'>,
  id: number,
  offset: number,
): Promise<{ data: ImportRemark[]; meta: { nextOffset: number | null } }> {
  const row = await findRemarks(db.queries, id);
  if (!row) throw notFound();
  const all = row.remarks === null ? [] : (JSON.parse(row.remarks) as ImportRemark[]);
  const end = offset + PAGE_SIZE;
  return { data: all.slice(offset, end), meta: { nextOffset: end < all.length ? end : null } };
}
