import type Stripe from 'stripe';
import { recordTransaction, withStatus } from '../../objects/balance/record-transaction.ts';
import { emit } from '../../objects/events/emit.ts';
import { newIdOf } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import type { PayoutRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { between, metadata, oneOf, paging, range, shape, text } from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

const none = shape({}, {});

/** The account's own balance, its transactions and payouts, for reconciliation. */
export const balanceRoutes: Route[] = [
  route('GET', '/v1/balance', none, (work) => ({
    object: 'balance',
    available: sums(work, 'available'),
    livemode: false,
    pending: sums(work, 'pending'),
  })),
  route(
    'GET',
    '/v1/balance_transactions',
    shape(
      {},
      {
        ...paging,
        created: range,
        currency: text,
        payout: text,
        source: text,
        type: oneOf('adjustment', 'charge', 'payout', 'refund', 'refund_failure'),
      },
    ),
    (work, { input }) =>
      paginate(
        work
          .all('balance_transaction')
          .filter((row) => input.currency === undefined || row.currency === input.currency)
          .filter((row) => input.source === undefined || row.source === input.source)
          .filter((row) => input.payout === undefined || row.source === input.payout)
          .filter((row) => input.type === undefined || row.type === input.type)
          .filter((row) => isWithin(row.created, input.created))
          .map((row) => withStatus(work, row)),
        input,
        '/v1/balance_transactions',
      ),
  ),
  route('GET', '/v1/balance_transactions/:id', none, (work, call) =>
    withStatus(work, get(work, 'balance_transaction', idOf(call))),
  ),
  route(
    'POST',
    '/v1/payouts',
    shape(
      { amount: between(1, 99_999_999), currency: text },
      { description: text, metadata, statement_descriptor: text },
    ),
    (work, { input }) => createPayout(work, input),
  ),
  route(
    'GET',
    '/v1/payouts',
    shape({}, { ...paging, created: range, status: text }),
    (work, call) =>
      paginate(
        work
          .all('payout')
          .filter((row) => call.input.status === undefined || row.status === call.input.status)
          .filter((row) => isWithin(row.created, call.input.created)),
        call.input,
        '/v1/payouts',
      ),
  ),
  route('GET', '/v1/payouts/:id', none, (work, call) => get(work, 'payout', idOf(call))),
  route('POST', '/v1/payouts/:id', shape({}, { metadata }), (work, call) => {
    const before = get(work, 'payout', idOf(call));
    const after: PayoutRow = {
      ...before,
      metadata: mergeMetadata(before.metadata ?? {}, call.input.metadata),
    };
    work.put('payout', after);
    emit(work, 'payout.updated', after, before);
    return after;
  }),
];

function sums(work: Work, status: 'available' | 'pending') {
  const totals = new Map<string, number>();
  for (const row of work.all('balance_transaction').map((found) => withStatus(work, found))) {
    const isCounted = row.status === status;
    totals.set(row.currency, (totals.get(row.currency) ?? 0) + (isCounted ? row.net : 0));
  }
  if (totals.size === 0) totals.set('usd', 0);
  return [...totals].map(([currency, total]) => ({
    amount: total,
    currency,
    source_types: { card: total },
  }));
}

interface PayoutInput {
  amount: number;
  currency: string;
  description?: string;
  metadata?: Record<string, string>;
  statement_descriptor?: string;
}

function createPayout(work: Work, input: PayoutInput): PayoutRow {
  const currency = input.currency.toLowerCase();
  const available = sums(work, 'available').find((row) => row.currency === currency)?.amount ?? 0;
  if (input.amount > available) {
    throw invalidRequest(
      `You have insufficient available funds: ${available} can be paid out.`,
      'amount',
      'balance_insufficient',
    );
  }
  const created = now(work, null);
  const id = newIdOf('payout');
  const transaction = recordTransaction(work, {
    amountMinor: -input.amount,
    currency,
    customer: null,
    source: id,
    type: 'payout',
  });
  const payout: PayoutRow = {
    id,
    object: 'payout',
    amount: input.amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: created,
    automatic: false,
    balance_transaction: transaction.id,
    created,
    currency,
    description: input.description ?? null,
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: mergeMetadata({}, input.metadata),
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: input.statement_descriptor ?? null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account' as Stripe.Payout.Type,
  };
  work.put('payout', payout);
  emit(work, 'payout.created', payout);
  emit(work, 'payout.paid', payout);
  return payout;
}
