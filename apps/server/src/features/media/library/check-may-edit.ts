import { can } from '@rostra/contract';
import { accessDenied } from '../../../errors.ts';
import type { Sender } from '../../../http/access/actor.ts';
import { memberOf } from '../../../http/caller.ts';
import type { LibraryRow } from './library.repo.ts';

/** Authors can change their own uploads, editors all of them. */
export function checkMayEdit(sender: Sender, { uploaded_by }: LibraryRow): void {
  const { role, userId } = memberOf(sender.caller);
  if (!can(role, 'content.edit') && uploaded_by !== userId) throw accessDenied();
}
