import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { ContentService } from '../../content/index.ts';
import { putHint } from '../hints/hints.repo.ts';
import { SOURCE } from '../mirror-context.ts';
import { allowHeldBack } from './held-back.repo.ts';
import { readRemovalList } from './removal-list.ts';

interface RemovalContext {
  readonly content: ContentService;
  readonly now: () => Date;
  /** There is something to look at. */
  wake(): void;
}

/**
 * Lets the next pass unpublish exactly the entries that the administrator has seen. Those that are in Strapi again
 * by then stay. The hints make it look at once.
 */
export async function allowRemoval(
  { content: { db, store }, now, wake }: RemovalContext,
  actor: Actor,
  version: string,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const { entries, version: current } = await readRemovalList(tx, store.locales.default);
    if (entries.length === 0 || current !== version) {
      throw new AppError('conflict', messageReference('content-server', 'removalChanged'));
    }
    for (const entry of entries) {
      await allowHeldBack(tx, entry);
      await putHint(tx, entry);
    }
    const target = { kind: 'imports', id: SOURCE };
    const after = { entries: entries.length };
    await recordAction(tx, { actor, at, action: 'site.allow_removal', target, after });
  });
  wake();
}
