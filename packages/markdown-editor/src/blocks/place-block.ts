import type { Node } from '@milkdown/prose/model';
import type { Transaction } from '@milkdown/prose/state';

/**
 * Puts a block in place of an empty paragraph, or behind the block at the cursor. Returns where it
 * begins; undefined if it cannot be there.
 */
export function placeBlock(transaction: Transaction, block: Node): number | undefined {
  const { $from, $to } = transaction.selection;
  const range = $from.blockRange($to);
  if (!range) return undefined;
  const { parent } = $from;
  const isEmpty = parent.type.name === 'paragraph' && parent.content.size === 0;
  const index = range.endIndex;
  if (!range.parent.canReplaceWith(isEmpty ? index - 1 : index, index, block.type))
    return undefined;
  const start = isEmpty ? $from.before() : range.end;
  transaction.replaceWith(start, range.end, block);
  return start;
}
