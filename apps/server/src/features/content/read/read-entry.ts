import { AppError } from '../../../errors.ts';
import type { ReadQuery } from '../query/read-query.ts';
import type { ContentStore } from './content-store.ts';
import { findEntry } from './entries.repo.ts';

/** One entry as the JSON that is sent. What may not be seen does not exist. */
export async function readEntry(
  store: ContentStore,
  query: ReadQuery,
  id: string,
): Promise<string> {
  const entry = await findEntry(store.db, store.now(), query, id);
  if (entry === undefined) throw new AppError('not_found', 'Not Found');
  return `{"data":${entry},"meta":{}}`;
}
