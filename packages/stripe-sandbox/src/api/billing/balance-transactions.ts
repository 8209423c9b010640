import { changeBalance } from '../../objects/customers/change-balance.ts';
import type { CustomerBalanceTransactionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest, missing } from '../../wire/errors.ts';
import { paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { signedAmount } from '../../wire/number-params.ts';
import { nullable, shape, text } from '../../wire/params.ts';
import { metadata, paging } from '../../wire/shared-params.ts';
import { type Call, idOf, type Route, route } from '../requests/route.ts';

const base = '/v1/customers/:id/balance_transactions';
const one = `${base}/:transaction`;

/** The ledger of a customer's credit balance. */
export const balanceTransactionRoutes: Route[] = [
  route(
    'POST',
    base,
    shape({ amount: signedAmount, currency: text }, { description: nullable(text), metadata }),
    (work, call) => {
      const customer = get(work, 'customer', idOf(call));
      const currency = call.input.currency.toLowerCase();
      if (customer.currency && customer.currency !== currency) {
        throw invalidRequest(
          `The customer's currency is ${customer.currency}; the balance cannot be adjusted in ${currency}.`,
          'currency',
        );
      }
      return changeBalance(work, customer.id, {
        amountMinor: call.input.amount,
        currency,
        description: call.input.description ?? null,
        metadata: mergeMetadata({}, call.input.metadata),
        type: 'adjustment',
      });
    },
  ),
  route('GET', base, shape({}, paging), (work, call) => {
    const { id } = get(work, 'customer', idOf(call));
    const transactions = work.where('customer_balance_transaction', 'customer', id);
    return paginate(transactions, call.input, `/v1/customers/${id}/balance_transactions`);
  }),
  route('GET', one, shape({}, {}), (work, call) => getTransaction(work, call)),
  route('POST', one, shape({}, { description: nullable(text), metadata }), (work, call) => {
    const before = getTransaction(work, call);
    const after = {
      ...before,
      description:
        call.input.description === undefined ? before.description : call.input.description,
      metadata: mergeMetadata(before.metadata, call.input.metadata),
    };
    work.put('customer_balance_transaction', after);
    return after;
  }),
];

function getTransaction(work: Work, call: Call<unknown>): CustomerBalanceTransactionRow {
  const id = call.path.transaction ?? '';
  const found = get(work, 'customer_balance_transaction', id);
  if (found.customer !== idOf(call)) throw missing('customer balance transaction', id);
  return found;
}
