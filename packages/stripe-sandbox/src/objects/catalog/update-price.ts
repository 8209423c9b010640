import type { PriceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import type { InputOf } from '../../wire/params.ts';
import { emit } from '../events/emit.ts';
import { toPlan } from '../events/present-item.ts';
import { takeLookupKey } from './create-price.ts';
import type { updateParams } from './price-params.ts';

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
  if (after.recurring !== null) emit(work, 'plan.updated', toPlan(after), toPlan(before));
  emit(work, 'price.updated', after, before);
  return after;
}
