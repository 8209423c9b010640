import { mergeMetadata } from '../api/metadata.ts';
import type { InputOf } from '../api/params.ts';
import { emit } from '../events/emit.ts';
import type { PriceRow } from '../store/kinds.ts';
import { get, type Work } from '../work.ts';
import { takeLookupKey } from './create-price.ts';
import type { updateParams } from './params.ts';

export function updatePrice(work: Work, id: string, input: InputOf<typeof updateParams>): PriceRow {
  const before = get(work, 'price', id);
  const { metadata, lookup_key, transfer_lookup_key: _, ...plain } = input;
  const after: PriceRow = {
    ...before,
    ...plain,
    ...(lookup_key === undefined ? {} : { lookup_key: takeLookupKey(work, input) }),
    metadata: mergeMetadata(before.metadata, metadata),
  };
  work.put('price', after);
  emit(work, 'price.updated', after, before);
  return after;
}
