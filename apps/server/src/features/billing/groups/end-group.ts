import type { Queries } from '../../../db/client.ts';
import type { BillingContext } from '../context.ts';
import { findBillingUser } from '../customers/customers.repo.ts';
import { endGrantsOf } from '../grants/grants.repo.ts';
import { notifySeat } from './notify-seat.ts';
import { nameOfPayer } from './payer-name.ts';
import { deleteSeats, findSeatsOf, type SeatRow } from './seats.repo.ts';

type Context = Pick<BillingContext, 'now' | 'outbox' | 'site'>;

/** The subscription of the payer has ended, or the account is deleted. */
export async function endGroup(context: Context, tx: Queries, payerId: number): Promise<void> {
  const seats = await findSeatsOf(tx, payerId);
  if (seats.length === 0) return;
  const payer = await findBillingUser(tx, payerId);
  for (const seat of seats) {
    await endSeat(context, tx, seat);
    await notifySeat(context, tx, seat, { kind: 'group-ended', payer: nameOfPayer(payer) });
  }
}

/** Also an invitation: its link is void from then on. */
export async function endSeat(
  { now }: Pick<BillingContext, 'now'>,
  tx: Queries,
  { id }: Pick<SeatRow, 'id'>,
): Promise<void> {
  await endGrantsOf(tx, { source: 'seat', source_id: id }, now().toISOString());
  await deleteSeats(tx, [id]);
}
