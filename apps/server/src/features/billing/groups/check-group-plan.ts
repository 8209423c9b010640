import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import type { CatalogPlan } from '../../../languages/plan-catalog.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import { findSeatOfMember } from './seats.repo.ts';

/** A group can only change to a plan for groups. */
export function checkGroupPlan(
  { quantity }: Pick<SubscriptionRow, 'quantity'>,
  { isForGroups }: Pick<CatalogPlan, 'isForGroups'>,
): void {
  if (quantity > 1 && !isForGroups) {
    throw new AppError('conflict', messageReference('groups-server', 'planNotForGroups'));
  }
}

/** Nobody is charged for a plan of their own while somebody else pays for them. */
export async function checkNoSeat(db: Queries, userId: number): Promise<void> {
  if (await findSeatOfMember(db, userId)) {
    throw new AppError('conflict', messageReference('groups-server', 'leaveFirst'));
  }
}
