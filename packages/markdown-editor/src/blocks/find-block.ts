import type { Node } from '@milkdown/prose/model';
import { type EditorState, NodeSelection } from '@milkdown/prose/state';
import { type BlockName, isBlockName } from '@rostra/block-syntax';
import type { BlockAttributes } from './block-schema.ts';

export interface BlockInfo {
  readonly name: BlockName;
  readonly attributes: BlockAttributes;
}

export interface PlacedBlock extends BlockInfo {
  readonly position: number;
  readonly node: Node;
}

const NODES = new Set(['block_container', 'block_leaf']);

/** The selected block, or the innermost one around the cursor. */
export function findBlock({ selection }: EditorState): PlacedBlock | undefined {
  if (selection instanceof NodeSelection) {
    const selected = read(selection.node, selection.from);
    if (selected) return selected;
  }
  const { $from } = selection;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const found = read($from.node(depth), $from.before(depth));
    if (found) return found;
  }
  return undefined;
}

function read(node: Node, position: number): PlacedBlock | undefined {
  const name = String(node.attrs.name);
  if (!NODES.has(node.type.name) || !isBlockName(name)) return undefined;
  return { name, attributes: node.attrs.attributes as BlockAttributes, position, node };
}
