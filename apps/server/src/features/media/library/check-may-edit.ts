import { can } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { AppError, accessDenied } from '../../../errors.ts';
import type { Sender } from '../../../http/access/actor.ts';
import { memberOf } from '../../../http/caller.ts';
import { isLogo } from './is-logo.ts';
import { isOnLandingPage } from './is-on-landing-page.ts';
import { findUses, type LibraryRow } from './library.repo.ts';

/**
 * Editors can change all files. Authors can change their own uploads, until an entry that is published or
 * belongs to somebody else uses them: they cannot publish anything.
 */
export async function checkMayEdit(
  queries: Queries,
  sender: Sender,
  file: LibraryRow,
): Promise<void> {
  const { role, userId } = memberOf(sender.caller);
  if (can(role, 'content.edit')) return;
  if (file.uploaded_by !== userId) throw accessDenied();
  const uses = await findUses(queries, file.id);
  const isOwnDraft = ({ ownerId, visibleFrom }: (typeof uses)[number]) =>
    ownerId === userId && visibleFrom === '';
  const isOnSite = (await isOnLandingPage(queries, file)) || (await isLogo(queries, file));
  if (!uses.every(isOwnDraft) || isOnSite) {
    throw new AppError('conflict', messageReference('studio-server', 'fileIsShared'));
  }
}
