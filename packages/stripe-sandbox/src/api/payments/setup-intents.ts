import {
  confirmSetupIntent,
  unexpectedState,
} from '../../lifecycles/setup-intents/confirm-setup-intent.ts';
import { createSetupIntent } from '../../lifecycles/setup-intents/create-setup-intent.ts';
import {
  cancelParams,
  confirmParams,
  createParams,
  listParams,
  updateParams,
} from '../../lifecycles/setup-intents/params.ts';
import { emit } from '../../objects/events/emit.ts';
import { resolvePaymentMethod } from '../../objects/payment-methods/resolve-payment-method.ts';
import type { SetupIntentRow } from '../../store/rows.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { shape, text } from '../../wire/params.ts';
import { checkClientSecret, publicFieldsFor } from '../requests/client-secret.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

const base = '/v1/setup_intents';
const one = `${base}/:id`;

export const setupIntentRoutes: Route[] = [
  route('POST', base, createParams, (work, { input }) => createSetupIntent(work, input)),
  route('GET', base, listParams, (work, { input }) =>
    paginate(
      rowsBy(work, 'setup_intent', 'customer', input.customer)
        .filter(
          (intent) =>
            input.payment_method === undefined || intent.payment_method === input.payment_method,
        )
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
      const intent = get(work, 'setup_intent', idOf(call));
      checkClientSecret(intent, call);
      return publicFieldsFor(intent, call);
    },
    'browser',
  ),
  route('POST', one, updateParams, (work, call) => {
    const before = get(work, 'setup_intent', idOf(call));
    const { metadata, payment_method, ...plain } = call.input;
    const after: SetupIntentRow = {
      ...before,
      ...plain,
      ...(payment_method === undefined
        ? {}
        : {
            payment_method: resolvePaymentMethod(work, payment_method).id,
            status: 'requires_confirmation',
          }),
      metadata: mergeMetadata(before.metadata, metadata),
    };
    work.put('setup_intent', after);
    return after;
  }),
  route(
    'POST',
    `${one}/confirm`,
    confirmParams,
    (work, call) => {
      checkClientSecret(get(work, 'setup_intent', idOf(call)), call);
      return publicFieldsFor(confirmSetupIntent(work, idOf(call), call.input), call);
    },
    'browser',
  ),
  route('POST', `${one}/cancel`, cancelParams, (work, call) => {
    const before = get(work, 'setup_intent', idOf(call));
    if (before.status === 'succeeded' || before.status === 'canceled') {
      throw unexpectedState(before, 'cancel');
    }
    const after: SetupIntentRow = {
      ...before,
      cancellation_reason: call.input.cancellation_reason ?? null,
      next_action: null,
      status: 'canceled',
    };
    work.put('setup_intent', after);
    emit(work, 'setup_intent.canceled', after);
    return after;
  }),
];
