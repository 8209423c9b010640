import type { BillingOverview } from '@rostra/contract';
import { isPaid } from './wait-for-payment.ts';

/** A payment that has not been confirmed yet, and what it is for. */
export type PendingPayment =
  | { kind: 'subscribe'; plan: string }
  | { kind: 'change'; plan: string }
  | { kind: 'seats'; seats: number }
  | { kind: 'invoice'; id: string };

/** Also a gift, whose own page waits for its payment. */
export type PaymentTarget = PendingPayment | { kind: 'gift'; id: string };

/** The query of the page that waits for the payment, so that it survives a reload. */
export const toPaymentSearch = (pendingPayment: PendingPayment | undefined): string =>
  pendingPayment ? `?${pendingPayment.kind}=${textOf(pendingPayment)}` : '';

function textOf(pendingPayment: PendingPayment): string {
  switch (pendingPayment.kind) {
    case 'invoice':
      return pendingPayment.id;
    case 'seats':
      return String(pendingPayment.seats);
    default:
      return pendingPayment.plan;
  }
}

const isPlan = (value: string | null): value is string => /^[a-z0-9-]{1,100}$/.test(value ?? '');

export function readPendingPayment(search: string): PendingPayment | undefined {
  const query = new URLSearchParams(search);
  for (const kind of ['subscribe', 'change'] as const) {
    const plan = query.get(kind);
    if (isPlan(plan)) return { kind, plan };
  }
  const seats = query.get('seats');
  if (seats && /^\d{1,3}$/.test(seats)) return { kind: 'seats', seats: Number(seats) };
  const id = query.get('invoice');
  return id && /^\w+$/.test(id) ? { kind: 'invoice', id } : undefined;
}

export function isPaymentSettled(
  pendingPayment: PendingPayment | undefined,
  overview: BillingOverview,
): boolean {
  if (pendingPayment?.kind === 'invoice') {
    // An invoice also disappears when the plan ends without being paid.
    const isAlive = isPaid(overview) || overview.state === 'past_due';
    return isAlive && overview.openInvoice?.id !== pendingPayment.id;
  }
  if (pendingPayment?.kind === 'seats') {
    return isPaid(overview) && overview.subscription?.quantity === pendingPayment.seats;
  }
  return (
    isPaid(overview) && (!pendingPayment || overview.subscription?.planId === pendingPayment.plan)
  );
}
