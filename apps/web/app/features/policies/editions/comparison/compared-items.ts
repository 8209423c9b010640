import type { ComparedBlock } from '@rostra/contract';

/** A block with its place, by which others refer to it. */
export type ComparedItem = ComparedBlock & { readonly index: number };

/** Blocks that are not shown because they did not change. */
export interface Gap {
  readonly kind: 'gap';
  readonly index: number;
  readonly count: number;
}

export interface Change {
  readonly index: number;
  readonly kind: Exclude<ComparedBlock['kind'], 'same' | 'movedAway'>;
  readonly excerpt: string;
}

/** What a comparison shows: all blocks, or only those that changed; and a list of the changes. */
export function toItems(
  blocks: readonly ComparedBlock[],
  isShort: boolean,
): { items: (ComparedItem | Gap)[]; changes: Change[] } {
  const items: (ComparedItem | Gap)[] = [];
  const changes: Change[] = [];
  for (const [index, block] of blocks.entries()) {
    const { kind, excerpt = '' } = block;
    if (kind !== 'same' && kind !== 'movedAway') changes.push({ index, kind, excerpt });
    const last = items.at(-1);
    if (kind !== 'same' || !isShort) items.push({ ...block, index });
    else if (last?.kind === 'gap') items.splice(-1, 1, { ...last, count: last.count + 1 });
    else items.push({ kind: 'gap', index, count: 1 });
  }
  return { items, changes };
}
