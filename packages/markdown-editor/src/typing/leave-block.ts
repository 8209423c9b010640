import type { ResolvedPos } from '@milkdown/prose/model';
import { type Command, TextSelection } from '@milkdown/prose/state';

/** Writing continues below a code block or table at the end, or above one at the beginning. */
export const leaveBlock =
  (direction: 'up' | 'down' | 'right'): Command =>
  (state, dispatch, view) => {
    const { $head, empty } = state.selection;
    const depth = depthToLeave($head);
    if (!empty || depth === undefined || !isAtEdge($head, depth, direction)) return false;
    if (view && direction !== 'right' && !view.endOfTextblock(direction)) return false;
    const container = $head.node(depth - 1);
    const index = $head.index(depth - 1);
    const next = direction === 'up' ? index - 1 : index + 1;
    const neighbour = container.maybeChild(next);
    if (neighbour && neighbour.type.name !== 'footnote_definition') return false;
    // Only the first block of the text has nothing above it to move to.
    if (direction === 'up' && depth !== 1) return false;
    const { paragraph } = state.schema.nodes;
    const place = direction === 'up' ? $head.before(depth) : $head.after(depth);
    if (!paragraph) return false;
    const transaction = state.tr.insert(place, paragraph.create());
    transaction.setSelection(TextSelection.create(transaction.doc, place + 1));
    dispatch?.(transaction.scrollIntoView());
    return true;
  };

/** Enter behind two empty lines ends a code block, and the lines go. */
export const leaveCodeWithEnter: Command = (state, dispatch) => {
  const { $head, empty } = state.selection;
  const { parent } = $head;
  const { paragraph } = state.schema.nodes;
  if (!empty || !parent.type.spec.code || !paragraph) return false;
  const isAtEnd = $head.parentOffset === parent.content.size;
  if (!isAtEnd || !parent.textContent.endsWith('\n\n')) return false;
  const transaction = state.tr.delete($head.pos - 2, $head.pos);
  const place = $head.after() - 2;
  transaction.insert(place, paragraph.create());
  transaction.setSelection(TextSelection.create(transaction.doc, place + 1));
  dispatch?.(transaction.scrollIntoView());
  return true;
};

/** The depth of the code block or table around the cursor. */
function depthToLeave($head: ResolvedPos): number | undefined {
  for (let { depth } = $head; depth > 0; depth -= 1) {
    const { spec } = $head.node(depth).type;
    if (spec.code || spec.tableRole === 'table') return depth;
  }
  return undefined;
}

/** In a table, the first or last row; in code, the end of the text for the right arrow. */
function isAtEdge($head: ResolvedPos, depth: number, direction: 'up' | 'down' | 'right'): boolean {
  const block = $head.node(depth);
  if (direction === 'right') return $head.pos === $head.end(depth) && block.isTextblock;
  if (block.isTextblock) return true;
  return $head.index(depth) === (direction === 'up' ? 0 : block.childCount - 1);
}
