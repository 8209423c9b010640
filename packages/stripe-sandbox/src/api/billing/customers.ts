import { deleteCustomer } from '../../lifecycles/customers/delete-customer.ts';
import { createCustomer } from '../../objects/customers/create-customer.ts';
import { createParams, listParams, updateParams } from '../../objects/customers/params.ts';
import { updateCustomer } from '../../objects/customers/update-customer.ts';
import { removeCustomerDiscount } from '../../objects/discounts/customer-discount.ts';
import { get } from '../../store/work.ts';
import { missing } from '../../wire/errors.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { oneOf, shape, text } from '../../wire/params.ts';
import { paging } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

const none = shape({}, {});
const listMethods = shape(
  {},
  { ...paging, type: oneOf('card', 'sepa_debit'), allow_redisplay: text },
);

export const customerRoutes: Route[] = [
  route('POST', '/v1/customers', createParams, (work, { input }) => createCustomer(work, input)),
  route('GET', '/v1/customers', listParams, (work, { input }) =>
    paginate(
      rowsBy(work, 'customer', 'email', input.email)
        .filter((customer) => (input.test_clock ?? null) === (customer.test_clock ?? null))
        .filter((customer) => isWithin(customer.created, input.created)),
      input,
      '/v1/customers',
    ),
  ),
  route(
    'GET',
    '/v1/customers/:id',
    none,
    (work, call) => work.find('deleted_customer', idOf(call)) ?? get(work, 'customer', idOf(call)),
  ),
  route('POST', '/v1/customers/:id', updateParams, (work, call) =>
    updateCustomer(work, idOf(call), call.input),
  ),
  route('DELETE', '/v1/customers/:id', none, (work, call) => deleteCustomer(work, idOf(call))),
  route('DELETE', '/v1/customers/:id/discount', none, (work, call) =>
    removeCustomerDiscount(work, idOf(call)),
  ),
  route('GET', '/v1/customers/:id/payment_methods', listMethods, (work, call) => {
    const { id } = get(work, 'customer', idOf(call));
    const { type } = call.input;
    const methods = work
      .where('payment_method', 'customer', id)
      .filter((method) => type === undefined || method.type === type);
    return paginate(methods, call.input, `/v1/customers/${id}/payment_methods`);
  }),
  route('GET', '/v1/customers/:id/payment_methods/:method', none, (work, call) => {
    const method = get(work, 'payment_method', call.path.method ?? '');
    if (method.customer !== idOf(call)) throw missing('payment method', method.id);
    return method;
  }),
];
