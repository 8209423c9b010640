import { editorViewCtx } from '@milkdown/core';
import type { Ctx } from '@milkdown/ctx';
import type { Mark, Node } from '@milkdown/prose/model';
import type { EditorState } from '@milkdown/prose/state';

/**
 * Links the selected words. Without a selection it changes the link at the cursor, or inserts the text
 * as a link. An empty address removes the link.
 */
export function setLink(ctx: Ctx, href: string, text = href): boolean {
  const view = ctx.get(editorViewCtx);
  const { state } = view;
  const { link } = state.schema.marks;
  if (!link) return false;
  const { from, to, empty } = state.selection;
  const existing = findLink(state);
  const range = empty ? existing : { from, to };
  const transaction = state.tr;
  if (range) {
    transaction.removeMark(range.from, range.to, link);
    if (href) transaction.addMark(range.from, range.to, link.create({ href }));
  } else if (href) {
    transaction.replaceSelectionWith(state.schema.text(text, [link.create({ href })]), false);
  }
  transaction.removeStoredMark(link);
  view.dispatch(transaction.scrollIntoView());
  view.focus();
  return true;
}

export interface FoundLink {
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

/** The link around the cursor. */
export function findLink({ schema, selection }: EditorState): FoundLink | undefined {
  const { link } = schema.marks;
  const { $from } = selection;
  const mark = link?.isInSet($from.marks()) ?? linkAfter($from.nodeAfter, link?.name);
  if (!mark) return undefined;
  const { parent } = $from;
  const start = $from.start();
  let from = start;
  let found: FoundLink | undefined;
  parent.forEach((child, offset) => {
    const childFrom = start + offset;
    const childTo = childFrom + child.nodeSize;
    if (!mark.isInSet(child.marks)) from = childTo;
    else if ($from.pos >= from && $from.pos <= childTo) {
      found = { from, to: childTo, href: String(mark.attrs.href) };
    }
  });
  return found;
}

const linkAfter = (node: Node | null, name: string | undefined): Mark | undefined =>
  node?.marks.find((mark) => mark.type.name === name);
