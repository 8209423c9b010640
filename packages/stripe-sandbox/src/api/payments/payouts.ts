import { createPayout } from '../../lifecycles/payouts/create-payout.ts';
import { emit } from '../../objects/events/emit.ts';
import type { PayoutRow } from '../../store/rows.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { between } from '../../wire/number-params.ts';
import { shape, text } from '../../wire/params.ts';
import { metadata, paging, range } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

const none = shape({}, {});

export const payoutRoutes: Route[] = [
  route(
    'POST',
    '/v1/payouts',
    shape(
      { amount: between(1, 99_999_999), currency: text },
      { description: text, metadata, statement_descriptor: text },
    ),
    (work, { input }) => createPayout(work, input),
  ),
  route(
    'GET',
    '/v1/payouts',
    shape({}, { ...paging, created: range, status: text }),
    (work, call) =>
      paginate(
        work
          .all('payout')
          .filter((row) => call.input.status === undefined || row.status === call.input.status)
          .filter((row) => isWithin(row.created, call.input.created)),
        call.input,
        '/v1/payouts',
      ),
  ),
  route('GET', '/v1/payouts/:id', none, (work, call) => get(work, 'payout', idOf(call))),
  route('POST', '/v1/payouts/:id', shape({}, { metadata }), (work, call) => {
    const before = get(work, 'payout', idOf(call));
    const after: PayoutRow = {
      ...before,
      metadata: mergeMetadata(before.metadata ?? {}, call.input.metadata),
    };
    work.put('payout', after);
    emit(work, 'payout.updated', after, before);
    return after;
  }),
];
