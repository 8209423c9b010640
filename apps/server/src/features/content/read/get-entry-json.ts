import { notFound } from '../../../errors.ts';
import type { ReadQuery } from '../query/read-query.ts';
import type { ContentStore } from './content-store.ts';
import { findEntryJson } from './entries.repo.ts';

/** The response body for one entry. An entry that the reader may not see does not exist. */
export async function getEntryJson(
  store: ContentStore,
  query: ReadQuery,
  id: string,
): Promise<string> {
  const isOne = query.locale.kind !== 'all';
  const entry = isOne ? await findEntryJson(store.db, store.now(), query, id) : undefined;
  if (entry === undefined) throw notFound();
  return inEnvelope(entry);
}

/**
 * The response body after a write. An entry that is scheduled or unpublished is returned as its
 * draft, because readers cannot see it.
 */
export async function getWrittenEntryJson(
  store: ContentStore,
  query: ReadQuery,
  id: string,
): Promise<string> {
  const { db } = store;
  const entry = await findEntryJson(db, store.now(), query, id);
  return entry === undefined
    ? getEntryJson(store, { ...query, status: 'draft' }, id)
    : inEnvelope(entry);
}

const inEnvelope = (entry: string) => `{"data":${entry},"meta":{}}`;
