import { createProduct } from '../../objects/catalog/create-product.ts';
import { createParams, listParams, updateParams } from '../../objects/catalog/product-params.ts';
import { updateProduct } from '../../objects/catalog/update-product.ts';
import { emit } from '../../objects/events/emit.ts';
import { get } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { shape } from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

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
