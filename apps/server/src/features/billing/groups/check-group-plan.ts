import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import type { CatalogPlan, PlanCatalog } from '../../../languages/plan-catalog.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import { findSeatOfMember } from './seats.repo.ts';

/** A group can only change to a plan for groups. A number that staff have set for another plan is no group. */
export function checkGroupPlan(
  catalog: PlanCatalog,
  { quantity, price_id }: Pick<SubscriptionRow, 'price_id' | 'quantity'>,
  { isForGroups }: Pick<CatalogPlan, 'isForGroups'>,
): void {
  const isGroup = quantity > 1 && catalog.findByPrice(price_id)?.isForGroups === true;
  if (isGroup && !isForGroups) {
    throw new AppError('conflict', messageReference('groups-server', 'planNotForGroups'));
  }
}

/** Seats that are to go would be lost with the plan: the member decides about them first. */
export function checkNoScheduledSeats({
  quantity,
  next_quantity,
}: Pick<SubscriptionRow, 'next_quantity' | 'quantity'>): void {
  if (next_quantity !== null && next_quantity !== quantity) {
    throw new AppError('conflict', messageReference('groups-server', 'undoFirst'));
  }
}

/** Nobody is charged for a plan of their own while somebody else pays for them. */
export async function checkNoSeat(db: Queries, userId: number): Promise<void> {
  if (await findSeatOfMember(db, userId)) {
    throw new AppError('conflict', messageReference('groups-server', 'leaveFirst'));
  }
}
