import { newIdOf } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import type { ProductRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import type { InputOf } from '../../wire/params.ts';
import { emit } from '../events/emit.ts';
import type { createParams } from './product-params.ts';

type ProductInput = Omit<InputOf<typeof createParams>, 'default_price_data'>;

/** Creates a product without a price; also used for a price's `product_data`. */
export function addProduct(work: Work, input: ProductInput): ProductRow {
  const id = input.id ?? newIdOf('product');
  if (work.find('product', id) !== undefined) {
    throw invalidRequest(`Product already exists: ${id}`, 'id', 'resource_already_exists');
  }
  const product: ProductRow = {
    id,
    object: 'product',
    active: input.active ?? true,
    created: now(work, null),
    default_price: null,
    description: input.description ?? null,
    images: input.images ?? [],
    livemode: false,
    marketing_features: input.marketing_features ?? [],
    metadata: mergeMetadata({}, input.metadata),
    name: input.name,
    package_dimensions: null,
    shippable: input.shippable ?? null,
    statement_descriptor: input.statement_descriptor ?? null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: input.unit_label ?? null,
    updated: now(work, null),
    url: input.url ?? null,
  };
  work.put('product', product);
  emit(work, 'product.created', product);
  return product;
}
