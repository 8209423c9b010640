import { type Command, TextSelection } from '@milkdown/prose/state';
import type { EditorView } from '@milkdown/prose/view';
import type { BlockAttributes } from './block-schema.ts';
import { findBlock } from './find-block.ts';

/** Changes the attributes of the block at the selection; undefined removes one. */
export function updateBlock(
  view: EditorView,
  changes: Readonly<Record<string, string | undefined>>,
): boolean {
  const block = findBlock(view.state);
  if (!block) return false;
  const all = Object.entries({ ...block.attributes, ...changes });
  const attributes: BlockAttributes = Object.fromEntries(
    all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  view.dispatch(view.state.tr.setNodeAttribute(block.position, 'attributes', attributes));
  return true;
}

/** Removes the block at the selection. What a container holds stays if `keepsContent`. */
export const removeBlock =
  (keepsContent: boolean): Command =>
  (state, dispatch) => {
    const block = findBlock(state);
    if (!block) return false;
    const { node, position } = block;
    const content =
      keepsContent && node.type.name === 'block_container'
        ? node.content.cut(node.firstChild?.nodeSize ?? 0)
        : undefined;
    const { tr } = state;
    if (content) tr.replaceWith(position, position + node.nodeSize, content);
    else tr.delete(position, position + node.nodeSize);
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(position, tr.doc.content.size))));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
