import type { Queries } from '../../../db/client.ts';

/** Nobody on the roll has an account. */
export async function forgetAllNews(queries: Queries, voteId: string): Promise<void> {
  await queries
    .updateTable('vote_roll')
    .set({ news: null, had_slip: 0 })
    .where('vote_id', '=', voteId)
    .execute();
}

/**
 * Does nothing if a member was on its roll, if another record continues from its record, or if it is about another
 * policy than the given one.
 */
export async function deleteUnusedVote(tx: Queries, id: string, policyId?: string): Promise<void> {
  await tx
    .deleteFrom('votes')
    .where('id', '=', id)
    .$if(policyId !== undefined, (query) => query.where('document_id', '=', policyId ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('vote_roll')
            .select('vote_roll.leaf_hash')
            .whereRef('vote_roll.vote_id', '=', 'votes.id')
            .where('vote_roll.user_id', 'is not', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('votes as later')
            .select('later.id')
            .whereRef('later.previous_hash', '=', 'votes.record_hash'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('votes as second')
            .select('second.id')
            .whereRef('second.run_off_of', '=', 'votes.id'),
        ),
      ),
    )
    .execute();
}

export async function setSlug(tx: Queries, id: string, slug: string): Promise<void> {
  await tx.updateTable('votes').set({ slug }).where('id', '=', id).execute();
}
