import { type Command, Selection, TextSelection } from '@milkdown/prose/state';
import { removeBlock } from './change-block.ts';

/** From the title into the text, and from a single line into a new paragraph below. */
const enter: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { name } = $from.parent.type;
  const { tr } = state;
  if (name === 'block_title') {
    tr.setSelection(Selection.near(tr.doc.resolve($from.after())));
  } else if (name === 'block_leaf') {
    const { paragraph } = state.schema.nodes;
    if (!paragraph) return false;
    tr.insert($from.after(), paragraph.create());
    tr.setSelection(TextSelection.create(tr.doc, $from.after() + 1));
  } else return false;
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** At the beginning of a title or line, the block goes and its text stays. */
const backspace: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  const { type, childCount } = $from.parent;
  if (type.name === 'block_title' && childCount === 0) return removeBlock(true)(state, dispatch);
  if (type.name === 'block_leaf' && childCount === 0) return removeBlock(false)(state, dispatch);
  if (type.name === 'block_title' || type.name === 'block_leaf') return true;
  // The first paragraph of a container does not merge with its title.
  const isFirst = $from.depth > 1 && $from.index(-1) === 1;
  if (!isFirst || $from.node(-1).type.name !== 'block_container') return false;
  const { tr } = state;
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve($from.before() - 1), -1)));
  return true;
};

export const blockKeys = {
  Enter: enter,
  'Shift-Enter': enter,
  Backspace: backspace,
} as const satisfies Record<string, Command>;
