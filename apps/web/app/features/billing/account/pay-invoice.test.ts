import {
  addPaymentMethod,
  type Call,
  createSetupIntent,
  getMyBilling,
  type Invoice,
  payInvoice,
  setDefaultPaymentMethod,
  syncMyBilling,
} from '@rostra/contract';
import { ApiError, type Client } from '@rostra/contract/client';
import { expect, it, vi } from 'vitest';
import type { PaymentCard } from './billing.ts';
import { createCardActions } from './card-actions.ts';
import { simulatedBilling } from './simulated-plan.ts';

const invoice = { id: 'in_1' } as Invoice;
const paid = simulatedBilling('basic', 0);
const due = { ...paid, state: 'past_due' as const, openInvoice: invoice };

function setUp(responses: ReadonlyMap<Call, unknown>) {
  const sent: [Call, unknown][] = [];
  const api = (async (call: Call, input?: unknown) => {
    sent.push([call, input]);
    const response = responses.get(call);
    if (response instanceof Error) throw response;
    return response;
  }) as Client;
  const stripeClient = { confirmSavedCard: vi.fn(), findNextStep: vi.fn() };
  const show = vi.fn();
  const cards = createCardActions({
    api,
    loadStripeClient: async () => stripeClient,
    shown: () => due,
    show,
  });
  return { cards, sent, show };
}

const callsOf = (sent: [Call, unknown][]) => sent.map(([call]) => call);

it('pays an open invoice with the default card', async () => {
  const { cards, sent, show } = setUp(
    new Map<Call, unknown>([
      [getMyBilling, due],
      [payInvoice, { payment: null }],
      [syncMyBilling, paid],
    ]),
  );
  expect(await cards.payInvoice(invoice)).toBe('done');
  expect(callsOf(sent)).toEqual([getMyBilling, payInvoice, syncMyBilling]);
  expect(sent[1]?.[1]).toEqual({ params: { id: 'in_1' }, body: {} });
  expect(show).toHaveBeenCalledWith(paid);
});

it('pays only once when a new default card already pays the invoice', async () => {
  const { cards, sent } = setUp(
    new Map<Call, unknown>([
      [setDefaultPaymentMethod, {}],
      [getMyBilling, paid],
      [syncMyBilling, paid],
    ]),
  );
  expect(await cards.payInvoice(invoice, { kind: 'saved', id: 'pm_2' })).toBe('done');
  expect(callsOf(sent)).toEqual([setDefaultPaymentMethod, getMyBilling, syncMyBilling]);
  expect(sent[0]?.[1]).toEqual({ params: { id: 'pm_2' } });
});

it('pays the invoice itself if the bank must authenticate the saved card', async () => {
  const { cards, sent } = setUp(
    new Map<Call, unknown>([
      [setDefaultPaymentMethod, {}],
      [getMyBilling, due],
      [payInvoice, { payment: null }],
      [syncMyBilling, paid],
    ]),
  );
  await cards.payInvoice(invoice, { kind: 'saved', id: 'pm_2' });
  expect(sent[2]).toEqual([
    payInvoice,
    { params: { id: 'in_1' }, body: { paymentMethodId: 'pm_2' } },
  ]);
});

it('stops when the saved card is declined', async () => {
  const refusal = new ApiError('x', { status: 402, code: 'payment_failed' });
  const { cards, sent } = setUp(new Map<Call, unknown>([[setDefaultPaymentMethod, refusal]]));
  const card: PaymentCard = { kind: 'saved', id: 'pm_2' };
  await expect(cards.payInvoice(invoice, card)).rejects.toBe(refusal);
  expect(callsOf(sent)).toEqual([setDefaultPaymentMethod]);
});

it('saves a new card before paying with it', async () => {
  const { cards, sent } = setUp(
    new Map<Call, unknown>([
      [createSetupIntent, { clientSecret: 'seti_1_secret_2' }],
      [addPaymentMethod, {}],
      [getMyBilling, paid],
      [syncMyBilling, paid],
    ]),
  );
  const card = { isComplete: async () => true, confirm: vi.fn(async () => 'pm_3') };
  await cards.payInvoice(invoice, { kind: 'new', card });
  expect(card.confirm).toHaveBeenCalledWith({ kind: 'setup', clientSecret: 'seti_1_secret_2' });
  expect(sent[1]).toEqual([addPaymentMethod, { body: { paymentMethodId: 'pm_3' } }]);
});
