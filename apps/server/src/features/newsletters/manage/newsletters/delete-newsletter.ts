import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import type { NewslettersContext } from '../../context.ts';
import { deleteUnusedNewsletter, findNewsletter } from './managed-newsletters.repo.ts';

/** What people have agreed to must stay readable, so one that has had subscribers is closed instead. */
export async function deleteNewsletter(
  { db, now }: Pick<NewslettersContext, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await findNewsletter(tx, id))) throw notFound();
    const deleted = await deleteUnusedNewsletter(tx, id);
    if (!deleted) {
      throw new AppError('conflict', messageReference('newsletters-manage-server', 'isUsed'));
    }
    const target = { kind: 'newsletters', id };
    const before = { name: deleted.name };
    await recordAction(tx, { actor, at: now(), action: 'newsletter.delete', target, before });
  });
}
