import {
  type BillingOverview,
  type Call,
  createSubscription,
  syncMyBilling,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { PaymentProblem } from '../payment/explain-payment.ts';
import { type NextStep, NO_BILLING } from './billing.ts';
import { createCardActions } from './card-actions.ts';
import { simulatedBilling } from './simulated-plan.ts';

const payment = { kind: 'payment', clientSecret: 'pi_1_secret_2' } as const;
const paid = simulatedBilling('basic', 0);
const unpaid: BillingOverview = { ...paid, state: 'incomplete' };

function setUp(found: BillingOverview[], step: NextStep = 'bank') {
  const sent: string[] = [];
  const api = (async (call: Call) => {
    sent.push(`${call.method} ${call.path}`);
    if (call === syncMyBilling) return found.length > 1 ? found.shift() : found[0];
    if (call === createSubscription) return { payment };
    throw new Error(`Unexpected call: ${call.path}`);
  }) as Client;
  const stripeClient = {
    confirmSavedCard: vi.fn(async () => 'pm_1'),
    findNextStep: async () => step,
  };
  const cards = createCardActions({
    api,
    loadStripeClient: async () => stripeClient,
    shown: () => unpaid,
    show: () => undefined,
    wait: async () => undefined,
  });
  return { cards, sent, stripeClient };
}

describe('finishing a first payment', () => {
  it('sends no request before it is started', () => {
    expect(setUp([unpaid]).sent).toEqual([]);
  });

  it('continues the authentication with the bank', async () => {
    const { cards, stripeClient } = setUp([unpaid, paid]);
    expect(await cards.finishPayment('basic')).toBe('done');
    expect(stripeClient.confirmSavedCard).toHaveBeenCalledWith(payment, {
      kind: 'subscribe',
      plan: 'basic',
    });
  });

  it('is done if the invoice was paid in the meantime', async () => {
    const { cards, sent } = setUp([paid]);
    expect(await cards.finishPayment('basic')).toBe('done');
    expect(sent).toEqual(['POST /api/subscriptions/sync']);
  });

  it.each([
    ['has expired', NO_BILLING],
    ['is for another plan', { ...simulatedBilling('premium', 0), state: 'incomplete' as const }],
    ['was replaced by another plan', simulatedBilling('premium', 0)],
  ])('does not start a payment if the unpaid subscription %s', async (_, overview) => {
    const { cards, sent } = setUp([overview]);
    await expect(cards.finishPayment('basic')).rejects.toBeInstanceOf(PaymentProblem);
    expect(sent).toEqual(['POST /api/subscriptions/sync']);
  });

  it('asks for a card if the last one failed, without reporting a decline', async () => {
    const { cards, stripeClient } = setUp([unpaid], 'card');
    await expect(cards.finishPayment('basic')).rejects.toMatchObject({
      problem: 'cardNeeded',
    });
    expect(stripeClient.confirmSavedCard).not.toHaveBeenCalled();
  });
});
