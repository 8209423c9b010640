import { now } from '../../store/now.ts';
import type { ProductRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import type { InputOf } from '../../wire/params.ts';
import { emit } from '../events/emit.ts';
import type { updateParams } from './product-params.ts';

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
  };
  if (JSON.stringify(after) === JSON.stringify(before)) return before;
  const saved = { ...after, updated: now(work, null) };
  work.put('product', saved);
  emit(work, 'product.updated', saved, before);
  return saved;
}
