import { createSession, expireSession } from '../../lifecycles/checkout/create-session.ts';
import {
  createParams,
  lineItemParams,
  listParams,
  updateParams,
} from '../../lifecycles/checkout/params.ts';
import { get } from '../../store/work.ts';
import { paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { shape } from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

const base = '/v1/checkout/sessions';
const one = `${base}/:id`;

export const checkoutSessionRoutes: Route[] = [
  route('POST', base, createParams, (work, { input }) => createSession(work, input)),
  route('GET', base, listParams, (work, { input }) =>
    paginate(
      rowsBy(work, 'checkout_session', 'customer', input.customer)
        .filter(
          (row) =>
            input.payment_intent === undefined || row.payment_intent === input.payment_intent,
        )
        .filter(
          (row) => input.subscription === undefined || row.subscription === input.subscription,
        )
        .filter((row) => input.status === undefined || row.status === input.status),
      input,
      base,
    ),
  ),
  route('GET', one, shape({}, {}), (work, call) => get(work, 'checkout_session', idOf(call))),
  route('POST', one, updateParams, (work, call) => {
    const before = get(work, 'checkout_session', idOf(call));
    const after = { ...before, metadata: mergeMetadata(before.metadata, call.input.metadata) };
    work.put('checkout_session', after);
    return after;
  }),
  route('GET', `${one}/line_items`, lineItemParams, (work, call) => {
    const { id } = get(work, 'checkout_session', idOf(call));
    const { items } = get(work, 'checkout_note', id);
    return paginate(items, call.input, `${base}/${id}/line_items`);
  }),
  route('POST', `${one}/expire`, shape({}, {}), (work, call) => expireSession(work, idOf(call))),
];
