import { notFound } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { findBillingUser } from '../customers/customers.repo.ts';
import { mailName } from '../customers/member-name.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { findCurrentSubscription } from '../subscriptions/subscriptions.repo.ts';
import { endSeat } from './end-group.ts';
import { followPayer } from './follow-payer.ts';
import { notifySeat } from './mails/notify-seat.ts';
import { findSeatOfMember, findSeatsOf } from './seats.repo.ts';

/** Withdraws an invitation, or takes the seat of a person away, who gets a mail. */
export async function removeSeat(
  context: BillingContext,
  payerId: number,
  seatId: string,
): Promise<void> {
  await loadPlans(context);
  await context.locks(payerId, (lock) =>
    context.db.transaction(async (tx) => {
      await lock.confirm(tx);
      const seat = (await findSeatsOf(tx, payerId)).find(({ id }) => id === seatId);
      if (!seat) throw notFound();
      await endSeat(context, tx, seat);
      const payer = mailName(await findBillingUser(tx, payerId));
      await notifySeat(context, tx, seat, { kind: 'seat-removed', payer });
      // Somebody may have been waiting for a seat.
      await followPayer(context, tx, payerId, await findCurrentSubscription(tx, payerId));
    }),
  );
  context.outbox.wake();
}

/** Nothing happens without a seat: a first click has given it up, or the payer has taken it away. */
export async function leaveGroup(context: BillingContext, userId: number): Promise<void> {
  const known = await findSeatOfMember(context.db.queries, userId);
  if (!known) return;
  const { payer_id: payerId } = known;
  await loadPlans(context);
  await context.locks(payerId, (lock) =>
    context.db.transaction(async (tx) => {
      await lock.confirm(tx);
      const seat = await findSeatOfMember(tx, userId);
      if (!seat || seat.payer_id !== payerId) return;
      await endSeat(context, tx, seat);
      await followPayer(context, tx, payerId, await findCurrentSubscription(tx, payerId));
    }),
  );
}
