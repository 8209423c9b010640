import { emit } from '../../objects/events/emit.ts';
import type { ChargeRow } from '../../store/rows.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { nullable, shape, text } from '../../wire/params.ts';
import { metadata, paging, range } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

const listParams = shape({}, { ...paging, created: range, customer: text, payment_intent: text });
const updateParams = shape(
  {},
  { description: nullable(text), metadata, receipt_email: nullable(text) },
);

export const chargeRoutes: Route[] = [
  route('GET', '/v1/charges', listParams, (work, { input }) =>
    paginate(
      rowsBy(work, 'charge', 'customer', input.customer)
        .filter(
          (charge) =>
            input.payment_intent === undefined || charge.payment_intent === input.payment_intent,
        )
        .filter((charge) => isWithin(charge.created, input.created)),
      input,
      '/v1/charges',
    ),
  ),
  route('GET', '/v1/charges/:id', shape({}, {}), (work, call) => get(work, 'charge', idOf(call))),
  route('POST', '/v1/charges/:id', updateParams, (work, call) => {
    const before = get(work, 'charge', idOf(call));
    const after: ChargeRow = {
      ...before,
      ...call.input,
      metadata: mergeMetadata(before.metadata, call.input.metadata),
    };
    work.put('charge', after);
    emit(work, 'charge.updated', after, before);
    return after;
  }),
];
