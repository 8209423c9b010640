import { invalidRequest } from '../api/errors.ts';
import { isWithin, paginate } from '../api/list.ts';
import {
  boolean,
  filled,
  integer,
  listOf,
  metadata,
  nullable,
  oneOf,
  paging,
  range,
  shape,
  text,
} from '../api/params.ts';
import { idOf, type Route, route } from '../api/route.ts';
import { emit } from '../events/emit.ts';
import { get } from '../work.ts';
import { createProduct } from './create-product.ts';
import { updateProduct } from './update-product.ts';

const fields = {
  active: boolean,
  description: nullable(text),
  images: listOf(text),
  marketing_features: listOf(shape({ name: text }, {})),
  metadata,
  shippable: boolean,
  statement_descriptor: nullable(text),
  unit_label: nullable(text),
  url: nullable(text),
};
const priceData = shape(
  { currency: text },
  {
    unit_amount: integer,
    recurring: shape(
      { interval: oneOf('day', 'week', 'month', 'year') },
      { interval_count: integer },
    ),
  },
);
export const createParams = shape(
  { name: filled },
  { ...fields, id: filled, default_price_data: priceData },
);
export const updateParams = shape({}, { ...fields, name: filled, default_price: text });
const listParams = shape({}, { ...paging, active: boolean, created: range, ids: listOf(text) });

export const productRoutes: Route[] = [
  route('POST', '/v1/products', createParams, (work, { input }) => createProduct(work, input)),
  route('GET', '/v1/products', listParams, (work, { input }) =>
    paginate(
      work
        .all('product')
        .filter((product) => input.active === undefined || product.active === input.active)
        .filter((product) => input.ids === undefined || input.ids.includes(product.id))
        .filter((product) => isWithin(product.created, input.created)),
      input,
      '/v1/products',
    ),
  ),
  route('GET', '/v1/products/:id', shape({}, {}), (work, call) => get(work, 'product', idOf(call))),
  route('POST', '/v1/products/:id', updateParams, (work, call) =>
    updateProduct(work, idOf(call), call.input),
  ),
  route('DELETE', '/v1/products/:id', shape({}, {}), (work, call) => {
    const product = get(work, 'product', idOf(call));
    if (work.all('price').some((price) => price.product === product.id)) {
      throw invalidRequest(
        'This product cannot be deleted because it has one or more user-created prices.',
      );
    }
    work.remove('product', product.id);
    emit(work, 'product.deleted', product);
    return { id: product.id, object: 'product', deleted: true };
  }),
];
