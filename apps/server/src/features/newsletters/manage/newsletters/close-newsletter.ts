import { notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import type { NewslettersContext } from '../../context.ts';
import { findNewsletter, updateNewsletter } from './managed-newsletters.repo.ts';

/** A closed one takes no new subscribers; those that it has stay. Doing it twice changes nothing. */
export async function closeNewsletter(
  { db, now }: Pick<NewslettersContext, 'db' | 'now'>,
  actor: Actor,
  { id, isClosed }: { id: string; isClosed: boolean },
): Promise<void> {
  const at = now().toISOString();
  await db.transaction(async (tx) => {
    const found = await findNewsletter(tx, id);
    if (!found) throw notFound();
    if ((found.closed_at !== null) === isClosed) return;
    await updateNewsletter(tx, { id }, { closed_at: isClosed ? at : null });
    await recordAction(tx, {
      actor,
      at,
      action: isClosed ? 'newsletter.close' : 'newsletter.reopen',
      target: { kind: 'newsletters', id },
      after: { name: found.name },
    });
  });
}
