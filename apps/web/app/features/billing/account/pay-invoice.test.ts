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

function setUp(answers: ReadonlyMap<Call, unknown>) {
  const sent: [Call, unknown][] = [];
  const api = (async (call: Call, input?: unknown) => {
    sent.push([call, input]);
    const answer = answers.get(call);
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Client;
  const kit = { confirmSavedCard: vi.fn(), findNextStep: vi.fn() };
  const show = vi.fn();
  const cards = createCardActions({
    api,
    loadStripeClient: async () => kit,
    shown: () => due,
    show,
  });
  return { cards, sent, show };
}

const callsOf = (sent: [Call, unknown][]) => sent.map(([call]) => call);

it('pays what is due with the card that is the default, and changes no card', async () => {
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

it('makes another saved card the default, which pays what is due once', async () => {
  const { cards, sent } = setUp(
    new Map<Call, unknown>([
      [setDefaultPaymentMethod, {}],
      [getMyBilling, paid],
      [syncMyBilling, paid],
    ]),
  );
  expect(await cards.payInvoice(invoice, { kind: 'kept', id: 'pm_2' })).toBe('done');
  expect(callsOf(sent)).toEqual([setDefaultPaymentMethod, getMyBilling, syncMyBilling]);
  expect(sent[0]?.[1]).toEqual({ params: { id: 'pm_2' } });
});

it('goes to the invoice itself where the bank has to be asked about the saved card', async () => {
  const { cards, sent } = setUp(
    new Map<Call, unknown>([
      [setDefaultPaymentMethod, {}],
      [getMyBilling, due],
      [payInvoice, { payment: null }],
      [syncMyBilling, paid],
    ]),
  );
  await cards.payInvoice(invoice, { kind: 'kept', id: 'pm_2' });
  expect(sent[2]).toEqual([
    payInvoice,
    { params: { id: 'in_1' }, body: { paymentMethodId: 'pm_2' } },
  ]);
});

it('stops when the saved card is refused', async () => {
  const refusal = new ApiError('x', { status: 402, code: 'payment_failed' });
  const { cards, sent } = setUp(new Map<Call, unknown>([[setDefaultPaymentMethod, refusal]]));
  const card: PaymentCard = { kind: 'kept', id: 'pm_2' };
  await expect(cards.payInvoice(invoice, card)).rejects.toBe(refusal);
  expect(callsOf(sent)).toEqual([setDefaultPaymentMethod]);
});

it('keeps a card that is typed in before it pays', async () => {
  const { cards, sent } = setUp(
    new Map<Call, unknown>([
      [createSetupIntent, { clientSecret: 'seti_1_secret_2' }],
      [addPaymentMethod, {}],
      [getMyBilling, paid],
      [syncMyBilling, paid],
    ]),
  );
  const card = { isComplete: async () => true, confirm: vi.fn(async () => 'pm_3') };
  await cards.payInvoice(invoice, { kind: 'typed', card });
  expect(card.confirm).toHaveBeenCalledWith({ kind: 'setup', clientSecret: 'seti_1_secret_2' });
  expect(sent[1]).toEqual([addPaymentMethod, { body: { paymentMethodId: 'pm_3' } }]);
});
