import { messageReference } from '@rostra/messages';
import { AppError } from '../../errors.ts';
import type { AccountHooks } from '../../feature.ts';
import type { StaffContext } from './context.ts';
import { findOwner } from './staff.repo.ts';

/** The owner's account cannot be deleted: the site would have no owner. */
export function staffAccountHooks({ db }: Pick<StaffContext, 'db'>): AccountHooks {
  const refuseOwner = async (userId: number) => {
    if ((await findOwner(db.queries))?.id !== userId) return;
    throw new AppError('conflict', messageReference('staff-server', 'transferFirst'));
  };
  return { name: 'staff', onDeletionRequested: refuseOwner, prepareDeletion: refuseOwner };
}
