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

type Answers = [call: Call, answer: unknown][];

function setUp(answers: Answers, shown: BillingOverview = NO_BILLING) {
  const sent: [string, unknown][] = [];
  const api = (async (call: Call, input?: { body?: unknown }) => {
    sent.push([`${call.method} ${call.path}`, input?.body]);
    const place = answers.findIndex(([known]) => known === call);
    const answer = answers[place]?.[1];
    // The last answer to a call is given as often as it is asked.
    if (answers.filter(([known]) => known === call).length > 1) answers.splice(place, 1);
    if (place === -1) throw new Error(`Nobody expected ${call.path}`);
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Client;
  const kit = {
    confirmSavedCard: vi.fn(async () => 'pm_1'),
    findNextStep: vi.fn(async () => 'bank' as const),
  };
  const show = vi.fn();
  const waits: number[] = [];
  const actions = createServerActions({
    api,
    loadStripeClient: async () => kit,
    shown: () => shown,
    show,
    wait: async (ms) => void waits.push(ms),
  });
  const card = {
    isComplete: async () => true,
    confirm: vi.fn(async () => 'pm_1' as string | undefined),
  };
  const typed: PaymentCard = { kind: 'typed', card };
  return { actions, sent, kit, show, waits, card, typed };
}

describe('subscribe', () => {
  it('begins, confirms with the typed card, and shows what the server then knows', async () => {
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
    ['no answer came', new ApiError('Network Error', { status: 0 })],
    ['the answer was an error', new ApiError('Bad Gateway', { status: 502 })],
  ])('asks whether it was paid when %s, before it calls it a failure', async (_, lost) => {
    const kept: PaymentCard = { kind: 'kept', id: 'pm_9' };
    const paid = setUp([
      [createSubscription, lost],
      [syncMyBilling, active()],
    ]);
    expect(await paid.actions.subscribe('basic', kept)).toBe('done');
    expect(paid.show).toHaveBeenCalledWith(active());

    const unpaid = setUp([
      [createSubscription, lost],
      [syncMyBilling, NO_BILLING],
    ]);
    await expect(unpaid.actions.subscribe('basic', kept)).rejects.toBe(lost);
    expect(unpaid.waits).toEqual([]);
  });

  it('takes a refusal for what it is, without asking', async () => {
    const refusal = new ApiError('You already have a subscription', { status: 409 });
    const { actions, sent, typed } = setUp([[createSubscription, refusal]]);
    await expect(actions.subscribe('basic', typed)).rejects.toBe(refusal);
    expect(sent).toHaveLength(1);
  });

  it('pays with a kept card, and goes to the bank only if there is something to confirm', async () => {
    const paid = setUp([
      [createSubscription, { payment: null }],
      [syncMyBilling, active()],
    ]);
    expect(await paid.actions.subscribe('basic', { kind: 'kept', id: 'pm_9' })).toBe('done');
    expect(paid.sent[0]?.[1]).toEqual({ planId: 'basic', paymentMethodId: 'pm_9' });
    expect(paid.kit.confirmSavedCard).not.toHaveBeenCalled();

    const asked = setUp([
      [createSubscription, { payment }],
      [syncMyBilling, active()],
    ]);
    await asked.actions.subscribe('basic', { kind: 'kept', id: 'pm_9' });
    const pendingPayment = { kind: 'subscribe', plan: 'basic' };
    expect(asked.kit.confirmSavedCard).toHaveBeenCalledWith(payment, pendingPayment, 'pm_9');
  });

  it('does not ask further when the card was refused', async () => {
    const { actions, card, typed, sent, show } = setUp([[createSubscription, { payment }]]);
    card.confirm.mockRejectedValue(new CardError('declined'));
    await expect(actions.subscribe('basic', typed)).rejects.toMatchObject({ reason: 'declined' });
    expect(sent).toHaveLength(1);
    expect(show).not.toHaveBeenCalled();
  });

  it('finds a payment whose answer was lost on the way', async () => {
    const { actions, card, typed, show } = setUp([
      [createSubscription, { payment }],
      [syncMyBilling, active()],
    ]);
    card.confirm.mockRejectedValue(new Error('Stripe did not answer'));
    expect(await actions.subscribe('basic', typed)).toBe('done');
    expect(show).toHaveBeenCalledWith(active());
  });

  it('fails when nobody answers and nothing was paid', async () => {
    const { actions, card, typed, waits } = setUp([
      [createSubscription, { payment }],
      [syncMyBilling, incomplete],
    ]);
    const lost = new Error('Stripe did not answer');
    card.confirm.mockRejectedValue(lost);
    await expect(actions.subscribe('basic', typed)).rejects.toBe(lost);
    expect(waits).toEqual([]);
  });

  it('gives up waiting for a payment that was confirmed but does not count yet', async () => {
    const { actions, typed, waits } = setUp([
      [createSubscription, { payment }],
      [syncMyBilling, incomplete],
    ]);
    expect(await actions.subscribe('basic', typed)).toBe('waiting');
    expect(waits).toEqual(SHORT_RETRY_DELAYS_MS);
  });

  it('hands on a refusal of the server', async () => {
    const refusal = new ApiError('x', { status: 409, code: 'already_subscribed' });
    const { actions, typed, card } = setUp([[createSubscription, refusal]]);
    await expect(actions.subscribe('basic', typed)).rejects.toBe(refusal);
    expect(card.confirm).not.toHaveBeenCalled();
  });
});

describe('change', () => {
  const preview = { prorationDate: 1_790_000_000 } as never;

  it('costs what was shown, and is done when the plan is the new one', async () => {
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

  it('asks the bank where it must, and keeps the plan if the bank says no', async () => {
    const { actions, kit, show } = setUp([[updateSubscription, { payment }]], active('basic'));
    kit.confirmSavedCard.mockRejectedValue(new CardError('authentication_failed'));
    await expect(actions.change('premium', preview)).rejects.toBeInstanceOf(CardError);
    expect(show).not.toHaveBeenCalled();
  });

  it('needs a plan to change', async () => {
    const { actions, sent } = setUp([]);
    await expect(actions.change('premium', preview)).rejects.toThrow('no plan');
    expect(sent).toEqual([]);
  });
});

it('shows how it stands after cancelling and resuming', async () => {
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
