import { cancelPaymentIntent } from '../../lifecycles/payment-intents/cancel-payment-intent.ts';
import { capturePaymentIntent } from '../../lifecycles/payment-intents/capture-payment-intent.ts';
import { confirmPaymentIntent } from '../../lifecycles/payment-intents/confirm-payment-intent.ts';
import { createPaymentIntent } from '../../lifecycles/payment-intents/create-payment-intent.ts';
import {
  cancelParams,
  captureParams,
  confirmParams,
  createParams,
  listParams,
  updateParams,
} from '../../lifecycles/payment-intents/params.ts';
import { updatePaymentIntent } from '../../lifecycles/payment-intents/update-payment-intent.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { shape, text } from '../../wire/params.ts';
import { checkClientSecret, publicFieldsFor } from '../requests/client-secret.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

const base = '/v1/payment_intents';
const one = `${base}/:id`;

export const paymentIntentRoutes: Route[] = [
  route('POST', base, createParams, (work, { input }) => createPaymentIntent(work, input)),
  route('GET', base, listParams, (work, { input }) =>
    paginate(
      rowsBy(work, 'payment_intent', 'customer', input.customer).filter((intent) =>
        isWithin(intent.created, input.created),
      ),
      input,
      base,
    ),
  ),
  route(
    'GET',
    one,
    shape({}, { client_secret: text }),
    (work, call) => {
      const intent = get(work, 'payment_intent', idOf(call));
      checkClientSecret(intent, call);
      return publicFieldsFor(intent, call);
    },
    'browser',
  ),
  route('POST', one, updateParams, (work, call) =>
    updatePaymentIntent(work, idOf(call), call.input),
  ),
  route(
    'POST',
    `${one}/confirm`,
    confirmParams,
    (work, call) => {
      checkClientSecret(get(work, 'payment_intent', idOf(call)), call);
      return publicFieldsFor(confirmPaymentIntent(work, idOf(call), call.input), call);
    },
    'browser',
  ),
  route('POST', `${one}/capture`, captureParams, (work, call) =>
    capturePaymentIntent(work, idOf(call), call.input.amount_to_capture),
  ),
  route('POST', `${one}/cancel`, cancelParams, (work, call) =>
    cancelPaymentIntent(work, idOf(call), call.input.cancellation_reason ?? null),
  ),
];
