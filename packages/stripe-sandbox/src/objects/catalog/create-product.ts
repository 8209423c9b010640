import type { ProductRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import type { InputOf } from '../../wire/params.ts';
import { addProduct } from './add-product.ts';
import { createPrice } from './create-price.ts';
import type { createParams } from './product-params.ts';

export function createProduct(work: Work, input: InputOf<typeof createParams>): ProductRow {
  const { default_price_data, ...fields } = input;
  const product = addProduct(work, fields);
  if (default_price_data === undefined) return product;
  const price = createPrice(work, { ...default_price_data, product: product.id });
  const priced: ProductRow = { ...product, default_price: price.id };
  work.put('product', priced);
  return priced;
}
