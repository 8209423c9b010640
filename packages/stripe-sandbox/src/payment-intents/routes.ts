import { checkClientSecret, forCaller } from '../api/client-secret.ts';
import { isWithin, paginate } from '../api/list.ts';
import { shape, text } from '../api/params.ts';
import { idOf, type Route, route } from '../api/route.ts';
import { get } from '../work.ts';
import { cancelPaymentIntent } from './cancel-payment-intent.ts';
import { capturePaymentIntent } from './capture-payment-intent.ts';
import { confirmPaymentIntent } from './confirm-payment-intent.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import {
  cancelParams,
  captureParams,
  confirmParams,
  createParams,
  listParams,
  updateParams,
} from './params.ts';
import { updatePaymentIntent } from './update-payment-intent.ts';

const base = '/v1/payment_intents';
const one = `${base}/:id`;

export const paymentIntentRoutes: Route[] = [
  route('POST', base, createParams, (work, { input }) => createPaymentIntent(work, input)),
  route('GET', base, listParams, (work, { input }) =>
    paginate(
      work
        .all('payment_intent')
        .filter((intent) => input.customer === undefined || intent.customer === input.customer)
        .filter((intent) => isWithin(intent.created, input.created)),
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
      return forCaller(intent, call);
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
      return forCaller(confirmPaymentIntent(work, idOf(call), call.input), call);
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
