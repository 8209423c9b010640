import { get } from '../../store/work.ts';
import { paginate } from '../../wire/list.ts';
import { oneOf, shape, text } from '../../wire/params.ts';
import { paging } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

const listParams = shape(
  {},
  {
    ...paging,
    invoice: text,
    payment: shape({ type: oneOf('payment_intent') }, { payment_intent: text }),
    status: oneOf('open', 'paid', 'canceled'),
  },
);

export const invoicePaymentRoutes: Route[] = [
  route('GET', '/v1/invoice_payments', listParams, (work, { input }) =>
    paginate(
      rowsBy(work, 'invoice_payment', 'invoice', input.invoice)
        .filter((payment) => input.status === undefined || payment.status === input.status)
        .filter(
          (payment) =>
            input.payment?.payment_intent === undefined ||
            payment.payment.payment_intent === input.payment.payment_intent,
        ),
      input,
      '/v1/invoice_payments',
    ),
  ),
  route('GET', '/v1/invoice_payments/:id', shape({}, {}), (work, call) =>
    get(work, 'invoice_payment', idOf(call)),
  ),
];
