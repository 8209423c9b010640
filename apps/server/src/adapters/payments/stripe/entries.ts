import type Stripe from 'stripe';
import type { RemoteDispute, RemoteEntry } from '../remote.ts';
import { idOf } from '../stripe-mapping.ts';
import { toDispute } from './disputes.ts';

const MAX_REFUNDS = { limit: 1_000 };

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

interface ReadIntents {
  /** With their latest charge, its balance transaction and its refunds. */
  intents: readonly Stripe.PaymentIntent[];
  invoices: readonly Stripe.Invoice[];
}

interface Entries {
  entries: RemoteEntry[];
  disputes: RemoteDispute[];
}

/** Money that a customer's payments brought in, and what went back: refunds and disputes. */
export async function readEntries(
  api: Stripe,
  { intents, invoices }: ReadIntents,
): Promise<Entries> {
  const invoiceOf = new Map(
    invoices.flatMap(({ id, payments }) =>
      (payments?.data ?? []).map(
        ({ payment }) => [idOf(payment.payment_intent), id ?? null] as const,
      ),
    ),
  );
  const read = await Promise.all(
    intents.map(async ({ id, latest_charge: charge }) =>
      typeof charge === 'object' && charge?.status === 'succeeded' && charge.captured
        ? entriesOf(api, charge, invoiceOf.get(id) ?? null)
        : { entries: [], disputes: [] },
    ),
  );
  return {
    entries: read.flatMap(({ entries }) => entries),
    disputes: read.flatMap(({ disputes }) => disputes),
  };
}

async function entriesOf(
  api: Stripe,
  charge: Stripe.Charge,
  invoiceId: string | null,
): Promise<Entries> {
  const shared = { paymentId: charge.id, invoiceId, currency: charge.currency };
  const listed = charge.refunds?.has_more
    ? await api.refunds.list({ charge: charge.id, limit: 100 }).autoPagingToArray(MAX_REFUNDS)
    : (charge.refunds?.data ?? []);
  const refunds = await Promise.all(listed.map((refund) => refundEntries(api, refund, shared)));
  const { data: disputes } = charge.disputed
    ? await api.disputes.list({ charge: charge.id, limit: 100 })
    : { data: [] };
  const entries: RemoteEntry[] = [
    {
      ...shared,
      id: charge.id,
      kind: 'payment',
      amountMinor: charge.amount_captured,
      ...feeOf(charge.balance_transaction),
      at: iso(charge.created),
      requestKey: null,
    },
    ...refunds.flat(),
    ...disputes.flatMap((dispute) =>
      dispute.balance_transactions.map((transaction) => ({
        ...shared,
        id: transaction.id,
        kind: 'dispute' as const,
        amountMinor: Math.sign(transaction.amount) * dispute.amount,
        ...feeOf(transaction),
        at: iso(transaction.created),
        requestKey: null,
      })),
    ),
  ];
  return { entries, disputes: disputes.map((dispute) => toDispute(dispute, shared)) };
}

/** A refund that failed is a second entry: the month of the first may be closed already. */
async function refundEntries(
  api: Stripe,
  refund: Stripe.Refund,
  shared: Pick<RemoteEntry, 'paymentId' | 'invoiceId' | 'currency'>,
): Promise<RemoteEntry[]> {
  const base = { ...shared, feeMinor: 0, feeCurrency: null };
  const entry: RemoteEntry = {
    ...base,
    id: refund.id,
    kind: 'refund',
    amountMinor: -refund.amount,
    at: iso(refund.created),
    requestKey: refund.metadata?.request ?? null,
  };
  if (refund.status !== 'failed' && refund.status !== 'canceled') return [entry];
  const reversal = idOf(refund.failure_balance_transaction);
  const at = reversal === null ? null : await api.balanceTransactions.retrieve(reversal);
  return [
    entry,
    {
      ...base,
      id: `${refund.id}:failed`,
      kind: 'refund_failure',
      amountMinor: refund.amount,
      at: at === null ? entry.at : iso(at.created),
      requestKey: null,
    },
  ];
}

/** Null until Stripe knows it. It is in the currency of the account, which may be another one. */
function feeOf(transaction: Stripe.Charge['balance_transaction']) {
  return typeof transaction === 'object' && transaction
    ? { feeMinor: transaction.fee, feeCurrency: transaction.currency }
    : { feeMinor: null, feeCurrency: null };
}
