import type { Group, OwnGroup } from '@rostra/contract';
import type { BillingContext } from '../context.ts';
import { findBillingUser } from '../customers/customers.repo.ts';
import { memberName } from '../customers/member-name.ts';
import { entitlementAt } from '../entitlement/entitlement.ts';
import { planNameOf } from '../plans/plan-prices.ts';
import { isEnded, isEnding } from '../subscriptions/subscription-state.ts';
import { toSubscription } from '../subscriptions/subscription-view.ts';
import {
  findCurrentSubscription,
  type SubscriptionRow,
} from '../subscriptions/subscriptions.repo.ts';
import { countUsed, coveredSeats, stateOfSeat } from './seat-state.ts';
import { findSeatOfMember, findSeatsOf, type SeatWithMember } from './seats.repo.ts';

type Context = Pick<BillingContext, 'db' | 'graceDays' | 'now' | 'site'>;

/** From our own database only: available while Stripe is not. */
export async function describeGroup(context: Context, userId: number): Promise<Group> {
  return {
    own: await describeOwnGroup(context, userId),
    membership: await describeMembership(context, userId),
  };
}

async function describeOwnGroup(context: Context, userId: number): Promise<OwnGroup | null> {
  const { queries } = context.db;
  const current = await findCurrentSubscription(queries, userId);
  if (!current || isEnded(current) || current.status === 'incomplete') return null;
  const plan = context.site.plans.findByPrice(current.price_id);
  const isOffered = plan?.isForGroups === true;
  const seats = await findSeatsOf(queries, userId);
  if (!isOffered && current.quantity === 1 && seats.length === 0) return null;
  const at = context.now().toISOString();
  const { planId, planName, scheduledSeats } = toSubscription(context.site.plans, current);
  return {
    planId,
    planName,
    subscriptionId: current.id,
    currency: current.currency,
    seats: current.quantity,
    used: countUsed(seats, at),
    scheduledSeats,
    canGrow: isOffered && canGrow(current),
    members: describeSeats(current, seats, at),
  };
}

/** A trial pays for nothing yet. */
const canGrow = (current: SubscriptionRow) =>
  current.status === 'active' && !isEnding(current) && current.pause_starts_at === null;

function describeSeats(
  { quantity }: SubscriptionRow,
  seats: readonly SeatWithMember[],
  at: string,
): OwnGroup['members'] {
  const covered = coveredSeats(seats, quantity);
  return seats.map((seat) => ({
    id: seat.id,
    state: stateOfSeat(seat, covered, at),
    email: seat.email,
    name: seat.username === null ? null : memberName({ ...seat, username: seat.username }),
    since: seat.accepted_at ?? seat.created_at,
  }));
}

async function describeMembership(
  { db, graceDays, now, site }: Context,
  userId: number,
): Promise<Group['membership']> {
  const seat = await findSeatOfMember(db.queries, userId);
  if (!seat) return null;
  const current = await findCurrentSubscription(db.queries, seat.payer_id);
  const planId = current ? (site.plans.findByPrice(current.price_id)?.id ?? current.plan) : null;
  const covered = coveredSeats(
    await findSeatsOf(db.queries, seat.payer_id),
    current?.quantity ?? 0,
  );
  const isCovered = covered.some(({ id }) => id === seat.id);
  const entitlement = entitlementAt(current, now().toISOString(), graceDays);
  return {
    payer: memberName(await findBillingUser(db.queries, seat.payer_id)),
    planId,
    planName: planNameOf(site.plans, planId),
    until: isCovered ? (entitlement?.until ?? null) : null,
  };
}
