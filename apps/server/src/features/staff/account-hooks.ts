import { messageReference } from '@rostra/messages';
import type { Queries } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { AccountHooks } from '../../feature.ts';
import type { StaffContext } from './context.ts';
import { findOwner } from './staff.repo.ts';

/** The owner's account cannot be deleted: the site would have no owner. */
export function staffAccountHooks({ db }: Pick<StaffContext, 'db'>): AccountHooks {
  const refuseOwner = async (queries: Queries, userId: number) => {
    if ((await findOwner(queries))?.id !== userId) return undefined;
    throw new AppError('conflict', messageReference('staff-server', 'transferFirst'));
  };
  return {
    name: 'staff',
    onDeletionRequested: (userId) => refuseOwner(db.queries, userId),
    prepareDeletion: (userId) => refuseOwner(db.queries, userId),
    // Again under the lock: the ownership may have been transferred in the meantime.
    onDeletion: refuseOwner,
  };
}
