import type { DbKind, Queries } from '../../db/client.ts';
import type { VoteChangeRow, VoteOptionRow, VoteRow, VoteTables } from '../../db/tables/votes.ts';

/** Newest first; those about one policy if it is given. */
export function findVotes(queries: Queries, documentId?: string): Promise<VoteRow[]> {
  let query = queries.selectFrom('votes').selectAll();
  if (documentId !== undefined) query = query.where('document_id', '=', documentId);
  return query.orderBy('opens_at', 'desc').orderBy('id').execute();
}

export const findVote = (
  queries: Queries,
  key: { id: string } | { slug: string },
): Promise<VoteRow | undefined> =>
  queries
    .selectFrom('votes')
    .selectAll()
    .where('id' in key ? 'id' : 'slug', '=', 'id' in key ? key.id : key.slug)
    .executeTakeFirst();

/**
 * The vote, which nobody else can change until the transaction ends. On SQLite, every transaction is the only one.
 * `share`: others may do the same, such as cast a ballot, but not close the vote.
 */
export function lockVote(
  tx: Queries,
  kind: DbKind,
  { id, mode }: { id: string; mode: 'share' | 'update' },
): Promise<VoteRow | undefined> {
  const query = tx.selectFrom('votes').selectAll().where('id', '=', id);
  if (kind === 'sqlite') return query.executeTakeFirst();
  return (mode === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirst();
}

export const findOptions = (queries: Queries, voteId: string): Promise<VoteOptionRow[]> =>
  queries
    .selectFrom('vote_options')
    .selectAll()
    .where('vote_id', '=', voteId)
    .orderBy('number')
    .execute();

/** Without their texts. */
export const findOptionSummaries = (queries: Queries, voteId: string) =>
  queries
    .selectFrom('vote_options')
    .select(['number', 'version', 'edition', 'title', 'text_hash', 'costing'])
    .where('vote_id', '=', voteId)
    .orderBy('number')
    .execute();

/** Returns whether it was inserted: not if its id, its slug or the run-off is taken. */
export async function insertVote(tx: Queries, row: VoteRow): Promise<boolean> {
  const rows = await tx
    .insertInto('votes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

export async function updateVote(
  tx: Queries,
  id: string,
  change: Partial<Omit<VoteRow, 'id'>>,
): Promise<void> {
  await tx.updateTable('votes').set(change).where('id', '=', id).execute();
}

/** The oldest first. */
export const findChanges = (queries: Queries, voteId: string): Promise<VoteChangeRow[]> =>
  queries
    .selectFrom('vote_changes')
    .selectAll()
    .where('vote_id', '=', voteId)
    .orderBy('number')
    .execute();

/** The vote is locked, so that two changes never have the same number. */
export async function insertChange(
  tx: Queries,
  voteId: string,
  change: Omit<VoteChangeRow, 'vote_id' | 'number'>,
): Promise<void> {
  const number = (await findChanges(tx, voteId)).length + 1;
  await tx
    .insertInto('vote_changes')
    .values({ vote_id: voteId, number, ...change })
    .execute();
}

/** Only while it is not open. */
export async function setObstacle(
  queries: Queries,
  id: string,
  obstacle: VoteRow['obstacle'],
): Promise<void> {
  await queries
    .updateTable('votes')
    .set({ obstacle })
    .where('id', '=', id)
    .where('state', '=', 'announced')
    .execute();
}

/** Annulled votes on a policy, the one that was annulled last first. */
export const findAnnulled = (queries: Queries, documentId: string): Promise<VoteRow[]> =>
  queries
    .selectFrom('votes')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('annulled_at', 'is not', null)
    .orderBy('annulled_at', 'desc')
    .execute();

export async function insertRecord(tx: Queries, row: VoteTables['vote_records']): Promise<void> {
  await tx.insertInto('vote_records').values(row).execute();
}

export const findRecord = (queries: Queries, slug: string) =>
  queries
    .selectFrom('vote_records')
    .innerJoin('votes', 'votes.id', 'vote_records.vote_id')
    .select(['vote_records.record', 'votes.record_hash'])
    .where('votes.slug', '=', slug)
    .executeTakeFirst();

export async function insertOptions(tx: Queries, rows: readonly VoteOptionRow[]): Promise<void> {
  await tx
    .insertInto('vote_options')
    .values([...rows])
    .execute();
}

/** Votes that may have to be opened or closed, the first to close first. */
export const findRunning = (queries: Queries) =>
  queries
    .selectFrom('votes')
    .select(['id', 'state', 'secrecy', 'opens_at', 'closes_at', 'roll_size', 'turnout_at'])
    .where('state', 'in', ['announced', 'open'])
    .orderBy('closes_at')
    .orderBy('id')
    .execute();

/** The hash of the last record of the chain; empty if there is none. */
export async function findChainEnd(tx: Queries): Promise<string> {
  const last = await tx
    .selectFrom('votes')
    .select('record_hash')
    .where('record_hash', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('votes as later')
            .select('later.id')
            .whereRef('later.previous_hash', '=', 'votes.record_hash'),
        ),
      ),
    )
    .executeTakeFirst();
  return last?.record_hash ?? '';
}
