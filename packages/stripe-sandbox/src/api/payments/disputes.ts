import { emit } from '../../objects/events/emit.ts';
import type { DisputeRow } from '../../store/rows.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { shape, text } from '../../wire/params.ts';
import { metadata, paging, range } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

const listParams = shape({}, { ...paging, charge: text, created: range, payment_intent: text });

export const disputeRoutes: Route[] = [
  route('GET', '/v1/disputes', listParams, (work, { input }) =>
    paginate(
      work
        .all('dispute')
        .filter((dispute) => input.charge === undefined || dispute.charge === input.charge)
        .filter(
          (dispute) =>
            input.payment_intent === undefined || dispute.payment_intent === input.payment_intent,
        )
        .filter((dispute) => isWithin(dispute.created, input.created)),
      input,
      '/v1/disputes',
    ),
  ),
  route('GET', '/v1/disputes/:id', shape({}, {}), (work, call) => get(work, 'dispute', idOf(call))),
  route('POST', '/v1/disputes/:id', shape({}, { metadata }), (work, call) => {
    const before = get(work, 'dispute', idOf(call));
    const after: DisputeRow = {
      ...before,
      metadata: mergeMetadata(before.metadata, call.input.metadata),
    };
    work.put('dispute', after);
    emit(work, 'charge.dispute.updated', after, before);
    return after;
  }),
  route('POST', '/v1/disputes/:id/close', shape({}, {}), (work, call) => {
    const before = get(work, 'dispute', idOf(call));
    const lost: DisputeRow = { ...before, status: 'lost' };
    work.put('dispute', lost);
    emit(work, 'charge.dispute.closed', lost, before);
    return lost;
  }),
];
