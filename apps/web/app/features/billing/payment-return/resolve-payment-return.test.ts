import type { BillingOverview, Invoice } from '@rostra/contract';
import { describe, expect, it } from 'vitest';
import { NO_BILLING } from '../account/billing.ts';
import { simulatedBilling } from '../account/simulated-plan.ts';
import {
  type PendingPayment,
  readPendingPayment,
  toPaymentSearch,
} from '../payment/pending-payment.ts';
import { resolvePaymentReturn } from './resolve-payment-return.ts';

const basic = simulatedBilling('basic', 0);
const premium = simulatedBilling('premium', 0);
const due = (id: string): BillingOverview => ({
  ...basic,
  state: 'past_due',
  openInvoice: { id } as Invoice,
});

const end = (pendingPayment: PendingPayment | undefined, overview: BillingOverview | undefined) =>
  resolvePaymentReturn({ hasFailed: false, pendingPayment }, overview);

describe('resolvePaymentReturn', () => {
  const toPremium: PendingPayment = { kind: 'change', plan: 'premium' };

  it('waits for a change while the old plan is active', () => {
    expect(end(toPremium, basic)).toEqual({ end: 'open' });
    expect(end(toPremium, premium)).toEqual({ end: 'settled', action: 'update' });
  });

  it('reports a failed change although the old plan is active', () => {
    expect(resolvePaymentReturn({ hasFailed: true, pendingPayment: toPremium }, basic)).toEqual({
      end: 'failed',
      action: 'update',
    });
  });

  it('waits for the first payment of the chosen plan', () => {
    const pendingPayment: PendingPayment = { kind: 'subscribe', plan: 'basic' };
    expect(end(pendingPayment, { ...basic, state: 'incomplete' })).toEqual({ end: 'open' });
    expect(end(pendingPayment, premium)).toEqual({ end: 'open' });
    expect(end(pendingPayment, undefined)).toEqual({ end: 'open' });
    expect(end(pendingPayment, basic)).toEqual({
      end: 'settled',
      action: 'subscribe',
    });
  });

  it('waits for the invoice that was paid', () => {
    const pendingPayment: PendingPayment = { kind: 'invoice', id: 'in_1' };
    const received = { end: 'settled', action: 'payInvoice' };
    expect(end(pendingPayment, due('in_1'))).toEqual({ end: 'open' });
    expect(end(pendingPayment, basic)).toEqual(received);
    expect(end(pendingPayment, due('in_2'))).toEqual(received);
    // Gone with the plan, not paid.
    expect(end(pendingPayment, { ...basic, state: 'ended' })).toEqual({ end: 'open' });
  });

  it('waits until the seats of a group are paid for', () => {
    const pendingPayment: PendingPayment = { kind: 'seats', seats: 3 };
    const { subscription } = basic;
    if (!subscription) throw new Error('There is no plan');
    const paid = { ...basic, subscription: { ...subscription, quantity: 3 } };
    expect(end(pendingPayment, basic)).toEqual({ end: 'open' });
    expect(end(pendingPayment, paid)).toEqual({ end: 'settled', action: 'update' });
  });

  it('names no action if the payment is unknown', () => {
    expect(end(undefined, basic)).toEqual({ end: 'settled', action: undefined });
    expect(end(undefined, NO_BILLING)).toEqual({ end: 'open' });
  });
});

describe('pending payment in the URL', () => {
  it.each<PendingPayment>([
    { kind: 'subscribe', plan: 'basic' },
    { kind: 'change', plan: 'annual' },
    { kind: 'seats', seats: 12 },
    { kind: 'invoice', id: 'in_1' },
  ])('is read as it was written: $kind', (pendingPayment) => {
    expect(readPendingPayment(toPaymentSearch(pendingPayment))).toEqual(pendingPayment);
    const more = `${toPaymentSearch(pendingPayment)}&payment_intent=pi_1&redirect_status=succeeded`;
    expect(readPendingPayment(more)).toEqual(pendingPayment);
  });

  it.each([
    '',
    '?change=a/b',
    '?seats=many',
    '?seats=1234',
    '?invoice=',
    '?invoice=a/b',
    '?payment_intent=pi_1',
  ])('is nothing in "%s"', (search) => {
    expect(readPendingPayment(search)).toBeUndefined();
  });
});
