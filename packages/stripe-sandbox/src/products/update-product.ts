import { mergeMetadata } from '../api/metadata.ts';
import type { InputOf } from '../api/params.ts';
import { now } from '../clock/now.ts';
import { emit } from '../events/emit.ts';
import type { ProductRow } from '../store/kinds.ts';
import { get, type Work } from '../work.ts';
import type { updateParams } from './params.ts';

export function updateProduct(
  work: Work,
  id: string,
  input: InputOf<typeof updateParams>,
): ProductRow {
  const before = get(work, 'product', id);
  if (input.default_price !== undefined) get(work, 'price', input.default_price, 'default_price');
  const { metadata, ...plain } = input;
  const after: ProductRow = {
    ...before,
    ...plain,
    metadata: mergeMetadata(before.metadata, metadata),
    updated: now(work, null),
  };
  work.put('product', after);
  emit(work, 'product.updated', after, before);
  return after;
}
