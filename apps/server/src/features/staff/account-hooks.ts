import { messageReference } from '@rostra/messages';
import type { Queries } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { AccountHooks } from '../../feature.ts';
import type { StaffContext } from './context.ts';
import { findOwner } from './staff.repo.ts';
import { deleteWritingTokensOf } from './tokens/api-tokens.repo.ts';

/**
 * The owner's account cannot be deleted: the site would have no owner. A new password revokes the API tokens
 * that can write; the others read only what everybody can read.
 */
export function staffAccountHooks({ db }: Pick<StaffContext, 'db'>): AccountHooks {
  const refuseOwner = async (queries: Queries, userId: number) => {
    if ((await findOwner(queries))?.id !== userId) return undefined;
    throw new AppError('conflict', messageReference('staff-server', 'transferFirst'));
  };
  return {
    name: 'staff',
    // Whoever knew the old password may have created them.
    onPasswordChange: deleteWritingTokensOf,
    onDeletionRequested: (userId) => refuseOwner(db.queries, userId),
    prepareDeletion: (userId) => refuseOwner(db.queries, userId),
    // Again under the lock: the ownership may have been transferred in the meantime.
    onDeletion: refuseOwner,
  };
}
