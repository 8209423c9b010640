import type { CallOutput, listMirrorRemarks as call } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { readRemarks } from './remarks.repo.ts';

const PAGE_SIZE = 50;

/** What was left out, entry by entry; those that were not copied at all come first. */
export async function listMirrorRemarks(
  queries: Queries,
  offset: number,
): Promise<CallOutput<typeof call>> {
  const rows = await readRemarks(queries, { offset, limit: PAGE_SIZE + 1 });
  const data = rows.slice(0, PAGE_SIZE).map(({ collection, title, outcome, remarks }) => ({
    ...{ collection, title, outcome },
    ...JSON.parse(remarks),
  }));
  return { data, meta: { nextOffset: rows.length > PAGE_SIZE ? offset + PAGE_SIZE : null } };
}
