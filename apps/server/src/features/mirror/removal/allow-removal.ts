import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { ContentService } from '../../content/index.ts';
import { putHint } from '../hints/hints.repo.ts';
import { SOURCE } from '../mirror-context.ts';
import { allowHeldBack, listHeldBack } from './held-back.repo.ts';

interface RemovalContext {
  readonly content: ContentService;
  readonly now: () => Date;
  /** There is something to look at. */
  wake(): void;
}

/**
 * Lets the next pass unpublish exactly the entries that are held back now. Those that are in Strapi again by then
 * stay. The hints make it look at once.
 */
export async function allowRemoval(
  { content: { db, store }, now, wake }: RemovalContext,
  actor: Actor,
  count: number,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const held = await listHeldBack(tx, store.locales.default);
    if (held.length !== count) {
      throw new AppError('conflict', messageReference('content-server', 'removalChanged'));
    }
    await allowHeldBack(tx);
    for (const hint of held) await putHint(tx, hint);
    const target = { kind: 'imports', id: SOURCE };
    const after = { entries: count };
    await recordAction(tx, { actor, at, action: 'site.allow_removal', target, after });
  });
  wake();
}
