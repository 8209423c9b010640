import { emit } from '../../objects/events/emit.ts';
import { attachPaymentMethod } from '../../objects/payment-methods/attach-payment-method.ts';
import { mergeBillingDetails } from '../../objects/payment-methods/billing-details.ts';
import { createPaymentMethod } from '../../objects/payment-methods/create-payment-method.ts';
import { detachPaymentMethod } from '../../objects/payment-methods/detach-payment-method.ts';
import { createParams, listParams, updateParams } from '../../objects/payment-methods/params.ts';
import type { PaymentMethodRow } from '../../store/rows.ts';
import { get } from '../../store/work.ts';
import { paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { shape, text } from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

const none = shape({}, {});

export const paymentMethodRoutes: Route[] = [
  route(
    'POST',
    '/v1/payment_methods',
    createParams,
    (work, { input }) => createPaymentMethod(work, input),
    'browser',
  ),
  route('GET', '/v1/payment_methods', listParams, (work, { input }) =>
    paginate(
      rowsBy(work, 'payment_method', 'customer', input.customer)
        .filter((method) => method.customer !== null)
        .filter((method) => input.type === undefined || method.type === input.type),
      input,
      '/v1/payment_methods',
    ),
  ),
  route('GET', '/v1/payment_methods/:id', none, (work, call) =>
    get(work, 'payment_method', idOf(call)),
  ),
  route('POST', '/v1/payment_methods/:id', updateParams, (work, call) => {
    const before = get(work, 'payment_method', idOf(call));
    const { card, billing_details, metadata, ...plain } = call.input;
    const after: PaymentMethodRow = {
      ...before,
      ...plain,
      ...(before.card === undefined ? {} : { card: { ...before.card, ...card } }),
      billing_details: mergeBillingDetails(before.billing_details, billing_details),
      metadata: mergeMetadata(before.metadata, metadata),
    };
    work.put('payment_method', after);
    emit(work, 'payment_method.updated', after, before);
    return after;
  }),
  route('POST', '/v1/payment_methods/:id/attach', shape({ customer: text }, {}), (work, call) =>
    attachPaymentMethod(work, idOf(call), call.input.customer),
  ),
  route('POST', '/v1/payment_methods/:id/detach', none, (work, call) =>
    detachPaymentMethod(work, idOf(call)),
  ),
];
