import type { Node } from '@milkdown/prose/model';
import { type Command, Selection, TextSelection } from '@milkdown/prose/state';

/** Where the text ends and its footnotes begin. */
function textEnd(document: Node): number {
  let end = document.content.size;
  for (let index = document.childCount - 1; index >= 0; index -= 1) {
    const block = document.child(index);
    if (block.type.name !== 'footnote_definition') break;
    end -= block.nodeSize;
  }
  return end;
}

/** The browser would move into the last footnote. */
export const moveToTextEnd =
  (isExtending: boolean): Command =>
  ({ doc, selection, tr }, dispatch) => {
    const end = textEnd(doc);
    if (end === 0 || end === doc.content.size) return false;
    const target = Selection.findFrom(doc.resolve(end), -1);
    if (!target) return false;
    const next = isExtending ? TextSelection.create(doc, selection.anchor, target.to) : target;
    dispatch?.(tr.setSelection(next).scrollIntoView());
    return true;
  };
