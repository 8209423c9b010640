import type { Queries } from '../../db/client.ts';
import type { ConsultationRow, DraftRow } from '../../db/tables/consultations.ts';

/** Newest first; of one policy, in all languages, if it is given. */
export function findConsultations(
  queries: Queries,
  documentId?: string,
): Promise<ConsultationRow[]> {
  let query = queries.selectFrom('consultations').selectAll();
  if (documentId !== undefined) query = query.where('document_id', '=', documentId);
  return query.orderBy('opens_at', 'desc').orderBy('id').execute();
}

/** A consultation on the document, or any at all. */
export function findConsultationAbout(queries: Queries, documentId?: string) {
  let query = queries.selectFrom('consultations').select('id');
  if (documentId !== undefined) query = query.where('document_id', '=', documentId);
  return query.limit(1).executeTakeFirst();
}

export const findConsultation = (
  queries: Queries,
  key: { id: string } | { slug: string },
): Promise<ConsultationRow | undefined> =>
  queries
    .selectFrom('consultations')
    .selectAll()
    .where('id' in key ? 'id' : 'slug', '=', 'id' in key ? key.id : key.slug)
    .executeTakeFirst();

/** Nobody else can change the consultation, or contribute, until the transaction ends. */
export const lockConsultation = (tx: Queries, id: string): Promise<ConsultationRow | undefined> =>
  tx
    .updateTable('consultations')
    .set(({ ref }) => ({ told_state: ref('told_state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Returns whether it was inserted: not if its id or its slug is taken, or the policy has one that runs. */
export async function insertConsultation(tx: Queries, row: ConsultationRow): Promise<boolean> {
  const rows = await tx
    .insertInto('consultations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

export async function updateConsultation(
  tx: Queries,
  id: string,
  change: Partial<Omit<ConsultationRow, 'id'>>,
): Promise<void> {
  await tx.updateTable('consultations').set(change).where('id', '=', id).execute();
}

/**
 * Deletes its drafts and contributions too. Does nothing if a member has contributed, or if it is about another
 * policy than the given one.
 */
export async function deleteConsultationWithoutMembers(
  tx: Queries,
  id: string,
  policyId?: string,
): Promise<void> {
  await tx
    .deleteFrom('consultations')
    .where('id', '=', id)
    .$if(policyId !== undefined, (query) => query.where('document_id', '=', policyId ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contributions')
            .select('contributions.id')
            .whereRef('contributions.consultation_id', '=', 'consultations.id')
            .where('contributions.user_id', 'is not', null),
        ),
      ),
    )
    .execute();
}

export async function insertDraft(tx: Queries, row: DraftRow): Promise<void> {
  await tx.insertInto('consultation_drafts').values(row).execute();
}

export const findNewestDraft = (queries: Queries, id: string): Promise<DraftRow> =>
  queries
    .selectFrom('consultation_drafts')
    .selectAll()
    .where('consultation_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Without their texts, oldest first. */
export const findDraftSummaries = (queries: Queries, id: string) =>
  queries
    .selectFrom('consultation_drafts')
    .select(['number', 'reason', 'created_at'])
    .where('consultation_id', '=', id)
    .orderBy('number')
    .execute();
