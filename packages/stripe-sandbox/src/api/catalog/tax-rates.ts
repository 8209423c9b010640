import { createTaxRate } from '../../objects/catalog/create-tax-rate.ts';
import { createParams, taxRateFields as fields } from '../../objects/catalog/tax-rate-params.ts';
import { emit } from '../../objects/events/emit.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { boolean, shape, text } from '../../wire/params.ts';
import { paging, range } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

const base = '/v1/tax_rates';
const one = `${base}/:id`;

export const taxRateRoutes: Route[] = [
  route('POST', base, createParams, (work, { input }) => createTaxRate(work, input)),
  route(
    'GET',
    base,
    shape({}, { ...paging, active: boolean, created: range, inclusive: boolean }),
    (work, { input }) =>
      paginate(
        work
          .all('tax_rate')
          .filter((rate) => input.active === undefined || rate.active === input.active)
          .filter((rate) => input.inclusive === undefined || rate.inclusive === input.inclusive)
          .filter((rate) => isWithin(rate.created, input.created)),
        input,
        base,
      ),
  ),
  route('GET', one, shape({}, {}), (work, call) => get(work, 'tax_rate', idOf(call))),
  route('POST', one, shape({}, { ...fields, display_name: text }), (work, call) => {
    const before = get(work, 'tax_rate', idOf(call));
    const { metadata: change, ...plain } = call.input;
    const after = { ...before, ...plain, metadata: mergeMetadata(before.metadata, change) };
    work.put('tax_rate', after);
    emit(work, 'tax_rate.updated', after, before);
    return after;
  }),
];
