import { emit } from '../../objects/events/emit.ts';
import type { CheckoutSessionRow } from '../../store/rows.ts';
import type { Reaction, Work } from '../../store/work.ts';

export function completeSession(
  work: Work,
  session: CheckoutSessionRow,
  payment_status: 'no_payment_required' | 'paid',
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
  work.all('checkout_session').find((row) => row.status === 'open' && matches(row));

/** A session is complete when what it sells has been paid or set up. */
export const checkoutReactions: Record<string, Reaction> = {
  'payment_intent.succeeded': (work, { id }) => {
    const session = findOpen(work, ({ payment_intent }) => payment_intent === id);
    if (session !== undefined) completeSession(work, session, 'paid');
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
