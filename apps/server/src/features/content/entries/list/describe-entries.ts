import type { EntrySummary, Person } from '@rostra/contract';
import type { ContentService } from '../../content-service.ts';
import { entryKeyOf, findScheduledChanges } from '../../schedule/scheduled-changes.repo.ts';
import type { EntryRow } from '../index/content-entries.repo.ts';
import { NO_REVIEW, reviewState } from '../review-state.ts';
import { findPeople } from './entry-list.repo.ts';
import { entryState } from './entry-state.ts';
import { findBylines } from './related-entries.repo.ts';

/** Rows with the names of the people and authors that they refer to. */
export async function describeEntries(
  { db, store, collections }: ContentService,
  rows: readonly EntryRow[],
): Promise<EntrySummary[]> {
  const ids = rows.flatMap((row) => [row.editor_id, row.owner_id, row.review_by, row.review_for]);
  const people = await findPeople(db.queries, [...new Set(ids.filter((id) => id !== null))]);
  const names = new Map(people.map((person) => [person.id, person]));
  const personOf = (id: number | null): Person | null => (id && names.get(id)) || null;
  const authors = new Map<string, EntrySummary['author']>();
  for (const collection of collections) {
    const documents = rows.filter((row) => row.collection === collection.plural);
    const documentIds = documents.map((row) => row.document_id);
    for (const { owner, ...author } of await findBylines(db.queries, collection, documentIds)) {
      authors.set(`${collection.plural}/${owner}`, author);
    }
  }
  const changes = await findScheduledChanges(db.queries, rows);
  const now = store.now();
  const describeReview = (row: EntryRow): EntrySummary['review'] => {
    const review = reviewState(row, now) === 'none' ? NO_REVIEW : row;
    return {
      state: review.review_state,
      note: review.review_note,
      by: personOf(review.review_by),
      at: review.review_at,
      reviewer: personOf(review.review_for),
    };
  };
  return rows.map((row) => ({
    kind: row.collection,
    documentId: row.document_id,
    locale: row.locale,
    title: row.title,
    slug: row.slug,
    state: entryState(row, now),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.visible_from || null,
    changesAt: changes.get(entryKeyOf(row)) ?? null,
    editor: personOf(row.editor_id),
    owner: personOf(row.owner_id),
    author: authors.get(`${row.collection}/${row.document_id}`) ?? null,
    review: describeReview(row),
    deletedAt: row.deleted_at,
  }));
}
