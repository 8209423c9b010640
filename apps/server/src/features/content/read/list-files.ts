import type { ContentQuery, MediaFile } from '@rostra/contract';
import { files } from '../declare/files.ts';
import { parseReadQuery } from '../query/parse-read-query.ts';
import type { Condition } from '../query/read-query.ts';
import type { PlainObject } from '../query/values/plain-values.ts';
import type { ContentStore } from './content-store.ts';
import { findEntriesJson } from './entries.repo.ts';
import { windowOf } from './list-entries-json.ts';

const MAX_FILES = 100;

/** Pictures of members are nobody else's business. */
const notAnAvatar: Condition = { kind: 'unreferenced', table: 'users', column: 'avatar_id' };

/** Uploaded files, for staff. Unless a page is asked for, the newest hundred. */
export async function listFiles(
  store: ContentStore,
  given: ContentQuery,
): Promise<Partial<MediaFile>[]> {
  const query = parseReadQuery(
    { sort: 'id:desc', pagination: { limit: String(MAX_FILES) }, ...(given as PlainObject) },
    files,
    { role: 'editor', includedPlans: [] },
    store,
  );
  const where: Condition = { kind: 'and', items: [query.where, notAnAvatar] };
  const found = await findEntriesJson(
    store.db,
    store.now(),
    { ...query, where },
    windowOf(query.pagination),
  );
  return found.map((json): Partial<MediaFile> => JSON.parse(json));
}
