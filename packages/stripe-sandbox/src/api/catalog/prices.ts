import { createPrice } from '../../objects/catalog/create-price.ts';
import { createParams, listParams, updateParams } from '../../objects/catalog/price-params.ts';
import { updatePrice } from '../../objects/catalog/update-price.ts';
import type { PriceRow } from '../../store/rows.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { type InputOf, shape } from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

export const priceRoutes: Route[] = [
  route('POST', '/v1/prices', createParams, (work, { input }) => createPrice(work, input)),
  route('GET', '/v1/prices', listParams, (work, { input }) =>
    paginate(
      work.all('price').filter((price) => matches(price, input)),
      input,
      '/v1/prices',
    ),
  ),
  route('GET', '/v1/prices/:id', shape({}, {}), (work, call) => get(work, 'price', idOf(call))),
  route('POST', '/v1/prices/:id', updateParams, (work, call) =>
    updatePrice(work, idOf(call), call.input),
  ),
];

function matches(price: PriceRow, wanted: InputOf<typeof listParams>): boolean {
  return (
    (wanted.active === undefined || price.active === wanted.active) &&
    (wanted.currency === undefined || price.currency === wanted.currency) &&
    (wanted.product === undefined || price.product === wanted.product) &&
    (wanted.type === undefined || price.type === wanted.type) &&
    (wanted.lookup_keys === undefined || wanted.lookup_keys.includes(price.lookup_key ?? '')) &&
    (wanted.recurring?.interval === undefined ||
      price.recurring?.interval === wanted.recurring.interval) &&
    isWithin(price.created, wanted.created)
  );
}
