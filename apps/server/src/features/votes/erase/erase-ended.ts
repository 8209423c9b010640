import type { ContentService } from '../../content/index.ts';
import { eraseTraces, findErasureDue, markErased } from './traces.repo.ts';

/**
 * Erases what ended votes have left in the files of the database. If the process stops before that, or a backup is
 * running, the next run does it.
 */
export async function eraseEnded({ db, onError }: Pick<ContentService, 'db' | 'onError'>) {
  try {
    const due = await findErasureDue(db.queries);
    if (due.length > 0 && (await eraseTraces(db))) await markErased(db.queries, due);
  } catch (error) {
    onError(error);
  }
}
