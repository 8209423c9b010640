import type { Person } from '@rostra/contract';
import type { ContentService, Writer } from '../../content/index.ts';
import { findReviewers } from './review.repo.ts';

/** Whom somebody can ask for a review. */
export async function listReviewers(
  { db }: ContentService,
  { editorId }: Writer,
): Promise<Person[]> {
  const people = await findReviewers(db.queries);
  return people.filter(({ id }) => id !== editorId).map(({ id, name }) => ({ id, name }));
}
