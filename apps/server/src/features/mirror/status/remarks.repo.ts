import type { ImportOutcome } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { type EntryReport, hasRemarks, type IncomingDocument } from '../../imports/index.ts';

/** Stores what there is to say about an entry now, instead of what there was before. */
export async function putRemarks(
  queries: Queries,
  /** What there are remarks about: most entries never have any. */
  remarked: Set<string>,
  entry: EntryReport,
  { updatedAt = '', isDraft }: Pick<IncomingDocument, 'updatedAt' | 'isDraft'>,
): Promise<void> {
  const { collection, title, outcome, failure, conflicts, losses } = entry;
  if (outcome === 'unchanged') return;
  const source_id = isDraft ? draftKey(entry) : entry.sourceId;
  const key = { collection, source_id };
  if (!hasRemarks(entry)) {
    if (remarked.has(nameOf(key))) await deleteKeys(queries, collection, [source_id]);
    return;
  }
  remarked.add(nameOf(key));
  const remarks = JSON.stringify({ failure: failure ?? null, conflicts, losses });
  const changes = { title, outcome, remarks, updated_at: updatedAt };
  await queries
    .insertInto('mirror_remarks')
    .values({ ...key, ...changes })
    .onConflict((conflict) => conflict.columns(['collection', 'source_id']).doUpdateSet(changes))
    .execute();
}

const nameOf = (key: { collection: string; source_id: string }): string =>
  `${key.collection}/${key.source_id}`;

/** The entries and drafts that there are remarks about. */
export async function listRemarked(queries: Queries): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('mirror_remarks')
    .select(['collection', 'source_id'])
    .execute();
  return new Set(rows.map(nameOf));
}

/** A draft has remarks of its own beside those about the published text. Ids of Strapi have no spaces. */
export const draftKey = ({ sourceId }: { sourceId: string }): string => `draft ${sourceId}`;

export const deleteRemarks = (
  queries: Queries,
  entry: { collection: string; sourceId: string },
): Promise<void> => deleteKeys(queries, entry.collection, [entry.sourceId, draftKey(entry)]);

async function deleteKeys(
  queries: Queries,
  collection: string,
  keys: readonly string[],
): Promise<void> {
  await queries
    .deleteFrom('mirror_remarks')
    .where('collection', '=', collection)
    .where('source_id', 'in', keys)
    .execute();
}

export interface Failure {
  readonly collection: string;
  readonly sourceId: string;
  readonly updatedAt: string;
}

/** Entries that could not be copied, and when they were changed last. */
export const listFailures = (queries: Queries): Promise<Failure[]> =>
  queries
    .selectFrom('mirror_remarks')
    .select(['collection', 'source_id as sourceId', 'updated_at as updatedAt'])
    .where('outcome', '=', 'failed')
    .execute();

export async function countRemarks(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('mirror_remarks')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export const readRemarks = (
  queries: Queries,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ collection: string; title: string; outcome: ImportOutcome; remarks: string }[]> =>
  queries
    .selectFrom('mirror_remarks')
    .select(['collection', 'title', 'outcome', 'remarks'])
    .orderBy(({ eb }) => eb.case().when('outcome', '=', 'failed').then(0).else(1).end())
    .orderBy('collection')
    .orderBy('source_id')
    .limit(limit)
    .offset(offset)
    .execute();
