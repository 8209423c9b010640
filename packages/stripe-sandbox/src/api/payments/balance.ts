import { currentBalance } from '../../objects/balance/current-balance.ts';
import { withStatus } from '../../objects/balance/record-transaction.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { oneOf, shape, text } from '../../wire/params.ts';
import { paging, range } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

const none = shape({}, {});

/** The account's own balance and its transactions, for reconciliation. */
export const balanceRoutes: Route[] = [
  route('GET', '/v1/balance', none, currentBalance),
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
        rowsBy(work, 'balance_transaction', 'source', input.source)
          .filter((row) => input.currency === undefined || row.currency === input.currency)
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
];
