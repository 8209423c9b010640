import { editorViewCtx } from '@milkdown/core';
import type { Ctx } from '@milkdown/ctx';
import type { Node } from '@milkdown/prose/model';
import { TextSelection } from '@milkdown/prose/state';

/** Inserts a reference at the selection and an empty note at the end, where the writing continues. */
export function insertFootnote(ctx: Ctx): boolean {
  const view = ctx.get(editorViewCtx);
  const { state } = view;
  const {
    footnote_reference: reference,
    footnote_definition: definition,
    paragraph,
  } = state.schema.nodes;
  if (!reference || !definition || !paragraph) return false;
  if (!state.selection.$from.parent.inlineContent) return false;
  const label = nextLabel(state.doc);
  const transaction = state.tr.replaceSelectionWith(reference.create({ label }), false);
  const end = transaction.doc.content.size;
  transaction.insert(end, definition.create({ label }, paragraph.create()));
  // After the opening of the definition and of its paragraph.
  transaction.setSelection(TextSelection.create(transaction.doc, end + 2));
  view.dispatch(transaction.scrollIntoView());
  view.focus();
  return true;
}

/** The lowest number that no footnote has. Footnotes may also have names. */
function nextLabel(document: Node): string {
  const used = new Set<string>();
  document.descendants((node) => {
    if (node.type.name.startsWith('footnote_')) used.add(String(node.attrs.label));
  });
  let number = 1;
  while (used.has(String(number))) number += 1;
  return String(number);
}
