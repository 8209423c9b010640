import type { BillingOverview, Invoice } from '@rostra/contract';
import { describe, expect, it } from 'vitest';
import { NO_BILLING } from '../account/billing.ts';
import { simulatedBilling } from '../account/simulated-plan.ts';
import { type AwaitedPayment, readAwaited, writeAwaited } from './awaited.ts';
import { concludeReturn } from './conclude-return.ts';

const basic = simulatedBilling('basic', 0);
const premium = simulatedBilling('premium', 0);
const due = (id: string): BillingOverview => ({
  ...basic,
  state: 'past_due',
  openInvoice: { id } as Invoice,
});

const end = (awaited: AwaitedPayment | undefined, overview: BillingOverview | undefined) =>
  concludeReturn({ hasFailed: false, awaited }, overview);

describe('what came of a payment', () => {
  const toPremium: AwaitedPayment = { kind: 'change', plan: 'premium' };

  it('waits for a change although the old plan is paid', () => {
    expect(end(toPremium, basic)).toEqual({ end: 'open' });
    expect(end(toPremium, premium)).toEqual({ end: 'settled', title: 'Subscription updated' });
  });

  it('believes that a change has failed although the old plan is paid', () => {
    expect(concludeReturn({ hasFailed: true, awaited: toPremium }, basic)).toEqual({
      end: 'failed',
      title: 'Update failed',
    });
  });

  it('waits for the first payment of exactly the plan that was chosen', () => {
    const awaited: AwaitedPayment = { kind: 'subscribe', plan: 'basic' };
    expect(end(awaited, { ...basic, state: 'incomplete' })).toEqual({ end: 'open' });
    expect(end(awaited, premium)).toEqual({ end: 'open' });
    expect(end(awaited, undefined)).toEqual({ end: 'open' });
    expect(end(awaited, basic)).toEqual({ end: 'settled', title: 'Subscription successful' });
  });

  it('waits for exactly the invoice that was paid', () => {
    const awaited: AwaitedPayment = { kind: 'invoice', id: 'in_1' };
    const received = { end: 'settled', title: 'Payment received' };
    expect(end(awaited, due('in_1'))).toEqual({ end: 'open' });
    expect(end(awaited, basic)).toEqual(received);
    expect(end(awaited, due('in_2'))).toEqual(received);
    // Gone with the plan, not paid.
    expect(end(awaited, { ...basic, state: 'ended' })).toEqual({ end: 'open' });
  });

  it('claims nothing where it is not known what was paid', () => {
    expect(end(undefined, basic)).toEqual({ end: 'settled', title: undefined });
    expect(end(undefined, NO_BILLING)).toEqual({ end: 'open' });
  });
});

describe('what is awaited, in the address', () => {
  it.each<AwaitedPayment>([
    { kind: 'subscribe', plan: 'basic' },
    { kind: 'change', plan: 'annual' },
    { kind: 'invoice', id: 'in_1' },
  ])('is read as it was written: $kind', (awaited) => {
    expect(readAwaited(writeAwaited(awaited))).toEqual(awaited);
    const more = `${writeAwaited(awaited)}&payment_intent=pi_1&redirect_status=succeeded`;
    expect(readAwaited(more)).toEqual(awaited);
  });

  it.each(['', '?change=gold', '?invoice=', '?invoice=a/b', '?payment_intent=pi_1'])(
    'is nothing in "%s"',
    (search) => {
      expect(readAwaited(search)).toBeUndefined();
    },
  );
});
