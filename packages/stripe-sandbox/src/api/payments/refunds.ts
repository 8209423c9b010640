import { createRefund } from '../../lifecycles/refunds/create-refund.ts';
import { createParams, listParams } from '../../lifecycles/refunds/params.ts';
import { emit } from '../../objects/events/emit.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { shape } from '../../wire/params.ts';
import { metadata } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

export const refundRoutes: Route[] = [
  route('POST', '/v1/refunds', createParams, (work, { input }) => createRefund(work, input)),
  route('GET', '/v1/refunds', listParams, (work, { input }) =>
    paginate(
      rowsBy(work, 'refund', 'charge', input.charge)
        .filter(
          (refund) =>
            input.payment_intent === undefined || refund.payment_intent === input.payment_intent,
        )
        .filter((refund) => isWithin(refund.created, input.created)),
      input,
      '/v1/refunds',
    ),
  ),
  route('GET', '/v1/refunds/:id', shape({}, {}), (work, call) => get(work, 'refund', idOf(call))),
  route('POST', '/v1/refunds/:id', shape({}, { metadata }), (work, call) => {
    const before = get(work, 'refund', idOf(call));
    const after = { ...before, metadata: mergeMetadata(before.metadata, call.input.metadata) };
    work.put('refund', after);
    emit(work, 'refund.updated', after, before);
    emit(work, 'charge.refund.updated', after, before);
    return after;
  }),
];
