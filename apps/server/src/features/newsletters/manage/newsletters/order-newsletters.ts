import { messageReference } from '@rostra/messages';
import { AppError } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import type { NewslettersContext } from '../../context.ts';
import { findNewsletters, updateNewsletter } from './managed-newsletters.repo.ts';

/** Refused if one is missing from the order, because somebody else has just created or deleted it. */
export async function orderNewsletters(
  { db, now }: Pick<NewslettersContext, 'db' | 'now'>,
  actor: Actor,
  ids: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const all = await findNewsletters(tx);
    const isComplete = ids.length === all.length && all.every(({ id }) => ids.includes(id));
    if (!isComplete) {
      throw new AppError(
        'edit_conflict',
        messageReference('newsletters-manage-server', 'outdated'),
      );
    }
    if (all.every(({ id }, index) => id === ids[index])) return;
    for (const [position, id] of ids.entries()) await updateNewsletter(tx, { id }, { position });
    const nameOf = (id: string) => all.find((row) => row.id === id)?.name ?? '';
    await recordAction(tx, {
      actor,
      at: now(),
      action: 'newsletter.order',
      before: { order: all.map(({ name }) => name).join(', ') },
      after: { order: ids.map(nameOf).join(', ') },
    });
  });
}
