import type { RemovedStarter } from '@rostra/contract';
import type { CacheTag } from '@rostra/contract/pages';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import { removeStarterConsultations } from '../../consultations/index.ts';
import {
  countStarterEntries,
  forgetStarterItems,
  listStarterItems,
  removeStarterEntries,
} from '../../content/index.ts';
import { removeStarterLanding } from '../../landing/index.ts';
import { removeStarterFiles } from '../../media/index.ts';
import { removeStarterPledges } from '../../pledges/index.ts';
import { removeStarterVotes } from '../../votes/index.ts';
import type { StudioContext } from '../context.ts';

/**
 * Removes the starter content for good, except for what staff have changed or use in their own texts.
 * What stays is not starter content any more, so a second call finds nothing.
 */
export async function removeStarterContent(
  context: StudioContext,
  actor: Actor,
): Promise<RemovedStarter> {
  const { content, media, allCollections } = context;
  const { db } = content;
  const files = await listStarterItems(db.queries, 'files');
  const { total } = await countStarterEntries(db.queries, allCollections);
  const entries = await db.transaction(async (tx) => {
    await removeStarterLanding(tx);
    await removeStarterConsultations(tx);
    await removeStarterVotes(tx);
    await removeStarterPledges(tx);
    return removeStarterEntries(tx, content, allCollections);
  });
  const removedFiles = await removeStarterFiles({ db, media }, files);
  const removed = { entries, files: removedFiles };
  await db.transaction(async (tx) => {
    await forgetStarterItems(tx);
    if (total + files.length === 0) return;
    await recordAction(tx, {
      actor,
      at: content.store.now(),
      action: 'site.remove_starter_content',
      after: removed,
    });
  });
  const collections = allCollections.flatMap(({ plural }): CacheTag[] =>
    plural === 'files' ? [] : [plural],
  );
  content.changed(['site', 'consultations', 'votes', 'pledges', ...collections]);
  return { removed, kept: { entries: total - entries, files: files.length - removedFiles } };
}
