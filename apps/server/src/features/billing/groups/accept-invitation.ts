import type { acceptSeatInvitation, CallOutput, checkSeatInvitation } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { hashCode } from '../../accounts/index.ts';
import type { BillingContext } from '../context.ts';
import { findBillingUser } from '../customers/customers.repo.ts';
import { memberName } from '../customers/member-name.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { planNameOf } from '../plans/plan-prices.ts';
import { endUnpaid } from '../subscriptions/end-unpaid.ts';
import { isEnded, isEnding } from '../subscriptions/subscription-state.ts';
import { findCurrentSubscription } from '../subscriptions/subscriptions.repo.ts';
import { describeGroup } from './describe-group.ts';
import { followPayer } from './follow-payer.ts';
import { capacityOf, countUsed, isHeld } from './seat-state.ts';
import {
  findSeatByCode,
  findSeatOfMember,
  findSeatsOf,
  type SeatRow,
  takeSeat,
} from './seats.repo.ts';

type Obstacle = CallOutput<typeof checkSeatInvitation>['obstacle'];

export async function checkInvitation(
  context: BillingContext,
  userId: number,
  code: string,
): Promise<CallOutput<typeof checkSeatInvitation>> {
  const { db, site } = context;
  const seat = checkIsOpen(context, await findSeatByCode(db.queries, hashCode(code)));
  const current = await findCurrentSubscription(db.queries, seat.payer_id);
  const planId = current ? (site.plans.findByPrice(current.price_id)?.id ?? current.plan) : null;
  return {
    payer: memberName(await findBillingUser(db.queries, seat.payer_id)),
    planId,
    planName: planNameOf(site.plans, planId),
    obstacle: await findObstacle(db.queries, userId, seat),
  };
}

/**
 * Takes a seat, with any account: the link is for whoever has it. Under the lock of the payer, so that two people
 * never get one seat, and under that of the member, who could be subscribing at the same time.
 */
export async function acceptInvitation(
  context: BillingContext,
  userId: number,
  code: string,
): Promise<CallOutput<typeof acceptSeatInvitation>> {
  const known = await findSeatByCode(context.db.queries, hashCode(code));
  // A second click, or a retry after a lost response.
  if (known?.user_id === userId) return describeGroup(context, userId);
  const { payer_id: payerId } = checkIsOpen(context, known);
  await loadPlans(context);
  await handlePaymentErrors(context, messageReference('billing', 'reason.update'), () =>
    withBothLocks(context, payerId, userId, async (locks) => {
      const own = locks.find((lock) => lock.userId === userId);
      if (own) await endUnpaidStart(context, own);
      await context.db.transaction((tx) => join(context, tx, { locks, payerId, userId, code }));
    }),
  );
  return describeGroup(context, userId);
}

interface Joining {
  locks: readonly MemberLock[];
  payerId: number;
  userId: number;
  code: string;
}

async function join(
  context: BillingContext,
  tx: Queries,
  { locks, payerId, userId, code }: Joining,
): Promise<void> {
  for (const lock of locks) await lock.confirm(tx);
  const known = await findSeatByCode(tx, hashCode(code));
  if (known?.user_id === userId) return;
  const seat = checkIsOpen(context, known);
  const obstacle = await findObstacle(tx, userId, seat);
  if (obstacle !== null) {
    throw new AppError('conflict', messageReference('groups-server', `obstacle.${obstacle}`));
  }
  const payer = await findCurrentSubscription(tx, payerId);
  // Other invitations do not count: if staff have reduced the seats at Stripe, whoever comes first has one.
  const people = (await findSeatsOf(tx, payerId)).filter(({ user_id }) => user_id !== null);
  const at = context.now().toISOString();
  if (!payer || isEnded(payer) || countUsed(people, at) >= capacityOf(payer)) {
    throw new AppError('conflict', messageReference('groups-server', 'noSeatLeft'));
  }
  if (!(await takeSeat(tx, seat, { userId, at }))) throw spent();
  await followPayer(context, tx, payerId, payer);
}

/** A first payment that is still open in another window could be made after joining. */
async function endUnpaidStart(context: BillingContext, lock: MemberLock): Promise<void> {
  const own = await findCurrentSubscription(context.db.queries, lock.userId);
  if (own?.status !== 'incomplete') return;
  const left = await endUnpaid(context, lock, own);
  if (!isEnded(left)) {
    throw new AppError('conflict', messageReference('groups-server', 'obstacle.plan'));
  }
}

function checkIsOpen({ now }: Pick<BillingContext, 'now'>, seat: SeatRow | undefined): SeatRow {
  if (!seat || seat.user_id !== null || !isHeld(seat, now().toISOString())) throw spent();
  return seat;
}

const spent = () =>
  new AppError('invalid_code', messageReference('groups-server', 'invitationSpent'));

/** Nobody pays for a plan that a seat replaces. One that is cancelled is not charged again. */
async function findObstacle(db: Queries, userId: number, seat: SeatRow): Promise<Obstacle> {
  if (seat.payer_id === userId) return 'self';
  if (await findSeatOfMember(db, userId)) return 'group';
  const own = await findCurrentSubscription(db, userId);
  const isOver = !own || isEnded(own) || isEnding(own) || own.status === 'incomplete';
  return isOver ? null : 'plan';
}

/** Always in the same order, so that two members never wait for each other. */
function withBothLocks<T>(
  { locks }: Pick<BillingContext, 'locks'>,
  one: number,
  other: number,
  work: (locks: readonly MemberLock[]) => Promise<T>,
): Promise<T> {
  if (one === other) return locks(one, (lock) => work([lock]));
  return locks(Math.min(one, other), (first) =>
    locks(Math.max(one, other), (second) => work([first, second])),
  );
}
