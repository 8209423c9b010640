import {
  type BillingOverview,
  type Call,
  createSubscription,
  syncMyBilling,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { UserFacingError } from '../payment/explain-payment.ts';
import { type NextStep, NO_BILLING } from './billing.ts';
import { createCardActions } from './card-actions.ts';
import { simulatedBilling } from './simulated-plan.ts';

const payment = { kind: 'payment', clientSecret: 'pi_1_secret_2' } as const;
const paid = simulatedBilling('basic', 0);
const begun: BillingOverview = { ...paid, state: 'incomplete' };

function setUp(found: BillingOverview[], step: NextStep = 'bank') {
  const sent: string[] = [];
  const api = (async (call: Call) => {
    sent.push(`${call.method} ${call.path}`);
    if (call === syncMyBilling) return found.length > 1 ? found.shift() : found[0];
    if (call === createSubscription) return { payment };
    throw new Error(`Nobody expected ${call.path}`);
  }) as Client;
  const kit = { confirmSavedCard: vi.fn(async () => 'pm_1'), findNextStep: async () => step };
  const cards = createCardActions({
    api,
    loadStripeClient: async () => kit,
    shown: () => begun,
    show: () => undefined,
    wait: async () => undefined,
  });
  return { cards, sent, kit };
}

describe('finishing a first payment', () => {
  it('asks for nothing before it is told to', () => {
    expect(setUp([begun]).sent).toEqual([]);
  });

  it('goes on at the bank with what was begun', async () => {
    const { cards, kit } = setUp([begun, paid]);
    expect(await cards.finishPayment('basic')).toBe('done');
    expect(kit.confirmSavedCard).toHaveBeenCalledWith(payment, {
      kind: 'subscribe',
      plan: 'basic',
    });
  });

  it('is done where it was paid meanwhile', async () => {
    const { cards, sent } = setUp([paid]);
    expect(await cards.finishPayment('basic')).toBe('done');
    expect(sent).toEqual(['POST /api/subscriptions/sync']);
  });

  it.each([
    ['has run out', NO_BILLING],
    ['is of another plan', { ...simulatedBilling('premium', 0), state: 'incomplete' as const }],
    ['gave way to another plan', simulatedBilling('premium', 0)],
  ])('begins nothing where what was begun %s', async (_, overview) => {
    const { cards, sent } = setUp([overview]);
    await expect(cards.finishPayment('basic')).rejects.toBeInstanceOf(UserFacingError);
    expect(sent).toEqual(['POST /api/subscriptions/sync']);
  });

  it('says so where neither bank nor Stripe is at work, and does not call the card refused', async () => {
    const { cards, kit } = setUp([begun], 'card');
    await expect(cards.finishPayment('basic')).rejects.toThrow(/pay with a card/);
    expect(kit.confirmSavedCard).not.toHaveBeenCalled();
  });
});
