import type { Queries } from '../../../db/client.ts';
import type { BillingContext } from '../context.ts';
import { findBillingUser } from '../customers/customers.repo.ts';
import { mailName } from '../customers/member-name.ts';
import { announceGrantEnd } from '../events/plan-events.ts';
import { endGrantsOf } from '../grants/grants.repo.ts';
import { notifySeat } from './mails/notify-seat.ts';
import { deleteSeat, findSeatsOf, type SeatRow } from './seats.repo.ts';

type Context = Pick<BillingContext, 'now' | 'outbox' | 'site'>;

/** The subscription of the payer has ended, or the account is deleted. */
export async function endGroup(context: Context, tx: Queries, payerId: number): Promise<void> {
  const seats = await findSeatsOf(tx, payerId);
  if (seats.length === 0) return;
  const payer = await findBillingUser(tx, payerId);
  for (const seat of seats) {
    const ended = await endSeat(context, tx, seat);
    if (ended)
      await notifySeat(context, tx, ended, { kind: 'group-ended', payer: mailName(payer) });
  }
}

/**
 * Also an invitation: its link is void from then on. The seat goes first: an account is deleted without the lock, so
 * somebody may be accepting, whose grant is visible only once the row is free.
 */
export async function endSeat(
  { now }: Pick<BillingContext, 'now'>,
  tx: Queries,
  { id }: Pick<SeatRow, 'id'>,
): Promise<SeatRow | undefined> {
  const ended = await deleteSeat(tx, id);
  const at = now().toISOString();
  const grants = await endGrantsOf(tx, { source: 'seat', source_id: id }, at);
  for (const grant of grants) await announceGrantEnd(tx, grant, at);
  return ended;
}
