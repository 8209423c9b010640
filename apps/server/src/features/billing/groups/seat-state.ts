import type { Seat } from '@rostra/contract';
import type { InvoiceRow } from '../invoices/invoices.repo.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import type { SeatRow } from './seats.repo.ts';

/** Somebody has it, or an invitation for it is open. */
export const isHeld = (
  { user_id, expires_at }: Pick<SeatRow, 'user_id' | 'expires_at'>,
  at: string,
): boolean => user_id !== null || (expires_at !== null && expires_at > at);

/** With the payer's own. */
export const countUsed = (seats: readonly SeatRow[], at: string): number =>
  1 + seats.filter((seat) => isHeld(seat, at)).length;

/** Seats that are paid for now and in the next period: nobody is invited for a seat that is about to go. */
export const capacityOf = ({
  quantity,
  next_quantity,
}: Pick<SubscriptionRow, 'quantity' | 'next_quantity'>): number =>
  Math.min(quantity, next_quantity ?? quantity);

/**
 * Whether seats count as paid, for a vote: something was paid for the subscription, and nothing of the present
 * period was refunded or disputed. As for the payer, neither a trial nor a free plan is enough.
 */
export function isPaidFor(
  { id, period_starts_at }: Pick<SubscriptionRow, 'id' | 'period_starts_at'>,
  invoices: readonly InvoiceRow[],
): boolean {
  const paid = invoices.filter(
    ({ subscription_id, status, amount_paid_minor }) =>
      subscription_id === id && status === 'paid' && amount_paid_minor > 0,
  );
  const isKept = ({ amount_refunded_minor, is_disputed }: InvoiceRow) =>
    amount_refunded_minor === 0 && is_disputed === 0;
  const isPresent = ({ paid_at, created_at }: InvoiceRow) =>
    (paid_at ?? created_at) >= period_starts_at;
  return paid.some(isKept) && paid.filter(isPresent).every(isKept);
}

/** Those who have joined, as far as seats are paid for, the payer's own not counted. */
export const coveredSeats = <T extends SeatRow>(seats: readonly T[], quantity: number): T[] =>
  seats.filter(({ user_id }) => user_id !== null).slice(0, Math.max(0, quantity - 1));

export function stateOfSeat(seat: SeatRow, covered: readonly SeatRow[], at: string): Seat['state'] {
  if (seat.user_id !== null) return covered.includes(seat) ? 'member' : 'waiting';
  return isHeld(seat, at) ? 'invited' : 'expired';
}
