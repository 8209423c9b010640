import type Stripe from 'stripe';
import { emit } from '../../objects/events/emit.ts';
import { newIdOf } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import { get } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import {
  boolean,
  decimalNumber,
  metadata,
  oneOf,
  paging,
  range,
  shape,
  text,
} from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

const base = '/v1/tax_rates';
const one = `${base}/:id`;
const fields = {
  active: boolean,
  country: text,
  description: text,
  jurisdiction: text,
  metadata,
  state: text,
  tax_type: oneOf('gst', 'hst', 'igst', 'jct', 'pst', 'qst', 'rst', 'sales_tax', 'vat'),
};

export const taxRateRoutes: Route[] = [
  route(
    'POST',
    base,
    shape({ display_name: text, inclusive: boolean, percentage: decimalNumber }, fields),
    (work, { input }) => {
      if (input.percentage > 100) {
        throw invalidRequest('percentage must be at most 100.', 'percentage');
      }
      const rate: Stripe.TaxRate = {
        id: newIdOf('tax_rate'),
        object: 'tax_rate',
        active: input.active ?? true,
        country: input.country ?? null,
        created: now(work, null),
        description: input.description ?? null,
        display_name: input.display_name,
        effective_percentage: null,
        flat_amount: null,
        inclusive: input.inclusive,
        jurisdiction: input.jurisdiction ?? null,
        jurisdiction_level: null,
        livemode: false,
        metadata: mergeMetadata({}, input.metadata),
        percentage: input.percentage,
        rate_type: 'percentage',
        state: input.state ?? null,
        tax_type: input.tax_type ?? null,
      };
      work.put('tax_rate', rate);
      emit(work, 'tax_rate.created', rate);
      return rate;
    },
  ),
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
