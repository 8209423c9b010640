import {
  type BillingOverview,
  type Call,
  cancelSubscription,
  createSubscription,
  getMyBilling,
  syncMyBilling,
  updateSubscription,
} from '@rostra/contract';
import { ApiError, type Client } from '@rostra/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { CardError } from '../payment/card-error.ts';
import { SHORT_RETRY_DELAYS_MS } from '../payment/wait-for-payment.ts';
import { NO_BILLING, type PaymentCard } from './billing.ts';
import { createServerActions } from './server-actions.ts';
import { simulatedBilling } from './simulated-plan.ts';

const active = (plan: 'basic' | 'premium' = 'basic') => simulatedBilling(plan, 0);
const incomplete: BillingOverview = { ...active(), state: 'incomplete' };
const payment = { kind: 'payment', clientSecret: 'pi_1_secret_2' } as const;

type Responses = [call: Call, response: unknown][];

function setUp(responses: Responses, shown: BillingOverview = NO_BILLING) {
  const sent: [string, unknown][] = [];
  const api = (async (call: Call, input?: { body?: unknown }) => {
    sent.push([`${call.method} ${call.path}`, input?.body]);
    const place = responses.findIndex(([known]) => known === call);
    const response = responses[place]?.[1];
    // The last response to a call is repeated.
    if (responses.filter(([known]) => known === call).length > 1) responses.splice(place, 1);
    if (place === -1) throw new Error(`Nobody expected ${call.path}`);
    if (response instanceof Error) throw response;
    return response;
  }) as Client;
  const stripeClient = {
    confirmSavedCard: vi.fn(async () => 'pm_1'),
    findNextStep: vi.fn(async () => 'bank' as const),
  };
  const show = vi.fn();
  const waits: number[] = [];
  const actions = createServerActions({
    api,
    loadStripeClient: async () => stripeClient,
    shown: () => shown,
    show,
    wait: async (ms) => void waits.push(ms),
  });
  const card = {
    isComplete: async () => true,
    confirm: vi.fn(async () => 'pm_1' as string | undefined),
  };
  const typed: PaymentCard = { kind: 'new', card };
  return { actions, sent, stripeClient, show, waits, card, typed };
}

describe('subscribe', () => {
  it('starts a payment, confirms it with the new card and shows the new overview', async () => {
    const { actions, sent, card, typed, show, waits } = setUp([
      [createSubscription, { payment }],
      [syncMyBilling, active()],
    ]);
    expect(await actions.subscribe('basic', typed)).toBe('done');
    expect(sent).toEqual([
      ['POST /api/subscriptions/create', { planId: 'basic' }],
      ['POST /api/subscriptions/sync', undefined],
    ]);
    expect(card.confirm).toHaveBeenCalledWith(payment, { kind: 'subscribe', plan: 'basic' });
    expect(show).toHaveBeenCalledWith(active());
    expect(waits).toEqual([]);
  });

  it.each([
    ['there is no response', new ApiError('Network Error', { status: 0 })],
    ['the response is an error', new ApiError('Bad Gateway', { status: 502 })],
  ])('checks whether the payment succeeded before reporting a failure when %s', async (_, lost) => {
    const savedCard: PaymentCard = { kind: 'saved', id: 'pm_9' };
    const paid = setUp([
      [createSubscription, lost],
      [syncMyBilling, active()],
    ]);
    expect(await paid.actions.subscribe('basic', savedCard)).toBe('done');
    expect(paid.show).toHaveBeenCalledWith(active());

    const unpaid = setUp([
      [createSubscription, lost],
      [syncMyBilling, NO_BILLING],
    ]);
    await expect(unpaid.actions.subscribe('basic', savedCard)).rejects.toBe(lost);
    expect(unpaid.waits).toEqual([]);
  });

  it('reports a decline without polling', async () => {
    const refusal = new ApiError('You already have a subscription', { status: 409 });
    const { actions, sent, typed } = setUp([[createSubscription, refusal]]);
    await expect(actions.subscribe('basic', typed)).rejects.toBe(refusal);
    expect(sent).toHaveLength(1);
  });

  it('pays with a saved card and authenticates only if required', async () => {
    const paid = setUp([
      [createSubscription, { payment: null }],
      [syncMyBilling, active()],
    ]);
    expect(await paid.actions.subscribe('basic', { kind: 'saved', id: 'pm_9' })).toBe('done');
    expect(paid.sent[0]?.[1]).toEqual({ planId: 'basic', paymentMethodId: 'pm_9' });
    expect(paid.stripeClient.confirmSavedCard).not.toHaveBeenCalled();

    const asked = setUp([
      [createSubscription, { payment }],
      [syncMyBilling, active()],
    ]);
    await asked.actions.subscribe('basic', { kind: 'saved', id: 'pm_9' });
    const pendingPayment = { kind: 'subscribe', plan: 'basic' };
    expect(asked.stripeClient.confirmSavedCard).toHaveBeenCalledWith(
      payment,
      pendingPayment,
      'pm_9',
    );
  });

  it('does not poll after a decline', async () => {
    const { actions, card, typed, sent, show } = setUp([[createSubscription, { payment }]]);
    card.confirm.mockRejectedValue(new CardError('declined'));
    await expect(actions.subscribe('basic', typed)).rejects.toMatchObject({ reason: 'declined' });
    expect(sent).toHaveLength(1);
    expect(show).not.toHaveBeenCalled();
  });

  it('finds a payment whose response was lost', async () => {
    const { actions, card, typed, show } = setUp([
      [createSubscription, { payment }],
      [syncMyBilling, active()],
    ]);
    card.confirm.mockRejectedValue(new Error('Stripe did not respond'));
    expect(await actions.subscribe('basic', typed)).toBe('done');
    expect(show).toHaveBeenCalledWith(active());
  });

  it('fails if there is no response and no payment', async () => {
    const { actions, card, typed, waits } = setUp([
      [createSubscription, { payment }],
      [syncMyBilling, incomplete],
    ]);
    const lost = new Error('Stripe did not respond');
    card.confirm.mockRejectedValue(lost);
    await expect(actions.subscribe('basic', typed)).rejects.toBe(lost);
    expect(waits).toEqual([]);
  });

  it('stops waiting for a payment that was confirmed but is not settled', async () => {
    const { actions, typed, waits } = setUp([
      [createSubscription, { payment }],
      [syncMyBilling, incomplete],
    ]);
    expect(await actions.subscribe('basic', typed)).toBe('waiting');
    expect(waits).toEqual(SHORT_RETRY_DELAYS_MS);
  });

  it('passes on an error of the server', async () => {
    const refusal = new ApiError('x', { status: 409, code: 'already_subscribed' });
    const { actions, typed, card } = setUp([[createSubscription, refusal]]);
    await expect(actions.subscribe('basic', typed)).rejects.toBe(refusal);
    expect(card.confirm).not.toHaveBeenCalled();
  });
});

describe('change', () => {
  const preview = { prorationDate: 1_790_000_000 } as never;

  it('charges the previewed amount and is done when the new plan is active', async () => {
    const { actions, sent, waits } = setUp(
      [
        [updateSubscription, { payment: null }],
        [syncMyBilling, active('basic')],
        [syncMyBilling, active('premium')],
      ],
      active('basic'),
    );
    expect(await actions.change('premium', preview)).toBe('done');
    expect(sent[0]).toEqual([
      'PATCH /api/subscriptions/:subscriptionId',
      { planId: 'premium', prorationDate: 1_790_000_000 },
    ]);
    expect(waits).toEqual(SHORT_RETRY_DELAYS_MS.slice(0, 1));
  });

  it('authenticates if required and keeps the plan if that fails', async () => {
    const { actions, stripeClient, show } = setUp(
      [[updateSubscription, { payment }]],
      active('basic'),
    );
    stripeClient.confirmSavedCard.mockRejectedValue(new CardError('authentication_failed'));
    await expect(actions.change('premium', preview)).rejects.toBeInstanceOf(CardError);
    expect(show).not.toHaveBeenCalled();
  });

  it('fails without a plan', async () => {
    const { actions, sent } = setUp([]);
    await expect(actions.change('premium', preview)).rejects.toThrow('no plan');
    expect(sent).toEqual([]);
  });
});

it('shows the new overview after cancelling and resuming', async () => {
  const ending: BillingOverview = { ...active(), state: 'ending' };
  const { actions, show, sent } = setUp(
    [
      [cancelSubscription, {}],
      [updateSubscription, { payment: null }],
      [getMyBilling, ending],
      [getMyBilling, active()],
    ],
    active(),
  );
  await actions.cancel();
  expect(show).toHaveBeenLastCalledWith(ending);
  await actions.resume();
  expect(sent[2]?.[1]).toEqual({ cancelAtPeriodEnd: false });
  expect(show).toHaveBeenLastCalledWith(active());
});
