import { emit } from '../../objects/events/emit.ts';
import { findInvoiceOfIntent } from '../../objects/invoices/invoice-links.ts';
import type { CheckoutSessionRow } from '../../store/rows.ts';
import type { Reaction, Work } from '../../store/work.ts';

export function completeSession(
  work: Work,
  session: CheckoutSessionRow,
  payment_status: 'no_payment_required' | 'paid' | 'unpaid',
): void {
  const complete: CheckoutSessionRow = {
    ...session,
    payment_status,
    status: 'complete',
    url: null,
  };
  work.put('checkout_session', complete);
  emit(work, 'checkout.session.completed', complete);
}

const findOpen = (work: Work, matches: (session: CheckoutSessionRow) => boolean) =>
  work.where('checkout_session', 'status', 'open').find(matches);

/** The session that a payment belongs to, directly or by its invoice. */
function findByPayment(
  work: Work,
  intent: string,
  status: 'open' | 'complete',
): CheckoutSessionRow | undefined {
  const invoice = findInvoiceOfIntent(work, intent)?.id;
  return [
    ...work.where('checkout_session', 'payment_intent', intent),
    ...(invoice === undefined ? [] : work.where('checkout_session', 'invoice', invoice)),
  ].find((row) => row.status === status && row.payment_status === 'unpaid');
}

/** A session is complete when what it sells has been paid or set up, or a debit for it is on its way. */
export const checkoutReactions: Record<string, Reaction> = {
  'payment_intent.processing': (work, { id }) => {
    const session = findByPayment(work, id, 'open');
    if (session !== undefined) completeSession(work, session, 'unpaid');
  },
  'payment_intent.succeeded': (work, { id }) => {
    const open = findOpen(work, ({ payment_intent }) => payment_intent === id);
    if (open !== undefined) completeSession(work, open, 'paid');
    const waiting = open === undefined ? findByPayment(work, id, 'complete') : undefined;
    if (waiting === undefined) return;
    const paid: CheckoutSessionRow = { ...waiting, payment_status: 'paid' };
    work.put('checkout_session', paid);
    emit(work, 'checkout.session.async_payment_succeeded', paid);
  },
  'payment_intent.payment_failed': (work, { id }) => {
    const waiting = findByPayment(work, id, 'complete');
    if (waiting !== undefined) emit(work, 'checkout.session.async_payment_failed', waiting);
  },
  'invoice.paid': (work, { id }) => {
    const session = findOpen(work, ({ invoice }) => invoice === id);
    const total = work.find('invoice', id)?.total ?? 0;
    if (session !== undefined && total > 0) completeSession(work, session, 'paid');
  },
  'setup_intent.succeeded': (work, { id }) => {
    const session = findOpen(
      work,
      ({ setup_intent, subscription }) =>
        setup_intent === id ||
        (subscription !== null &&
          work.find('setup_intent', id)?.customer ===
            work.find('subscription', subscription)?.customer),
    );
    if (session !== undefined) completeSession(work, session, 'no_payment_required');
  },
};
