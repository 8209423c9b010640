import { editorViewCtx, parserCtx } from '@milkdown/core';
import type { Ctx } from '@milkdown/ctx';
import type { Node } from '@milkdown/prose/model';
import { Selection, type Transaction } from '@milkdown/prose/state';
import type { BlockName } from '@rostra/block-syntax';
import { placeBlock } from './place-block.ts';
import { editorBlocks } from './registry.ts';

/** In place of an empty paragraph, around the selected blocks, or behind the block at the cursor. */
export function insertBlock(ctx: Ctx, name: BlockName): boolean {
  const view = ctx.get(editorViewCtx);
  const { state } = view;
  const { $from, $to, empty } = state.selection;
  const { firstChild: inserted } = ctx.get(parserCtx)(editorBlocks[name].template);
  const range = $from.blockRange($to);
  if (!inserted || !range) return false;
  const { tr } = state;
  if (editorBlocks[name].wrapsTable && wrapTable(tr, inserted)) {
    view.dispatch(tr.scrollIntoView());
    return true;
  }
  const isContainer = inserted.type.name === 'block_container';
  if (!empty && isContainer) {
    const selected = range.parent.content.cut(
      range.start - range.$from.start(range.depth),
      range.end - range.$from.start(range.depth),
    );
    const title = inserted.firstChild;
    const children = [...(title ? [title] : []), ...selected.content];
    const wrapped = inserted.type.createChecked(inserted.attrs, children);
    if (!range.parent.canReplaceWith(range.startIndex, range.endIndex, wrapped.type)) return false;
    tr.replaceWith(range.start, range.end, wrapped);
    tr.setSelection(Selection.near(tr.doc.resolve(range.start + 1)));
  } else {
    const start = placeBlock(tr, inserted);
    if (start === undefined) return false;
    if (editorBlocks[name].hasNoText) selectBehind(tr, start + inserted.nodeSize);
    else tr.setSelection(Selection.near(tr.doc.resolve(start + 1)));
  }
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** Puts a container around the table at the cursor. Returns whether there is one. */
function wrapTable(tr: Transaction, container: Node): boolean {
  const { $from } = tr.selection;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const table = $from.node(depth);
    if (table.type.name !== 'table') continue;
    const [title, start] = [container.firstChild, $from.before(depth)];
    const wrapped = container.type.createChecked(container.attrs, [
      ...(title ? [title] : []),
      table,
    ]);
    const parent = $from.node(depth - 1);
    const index = $from.index(depth - 1);
    if (!parent.canReplaceWith(index, index + 1, wrapped.type)) return false;
    tr.replaceWith(start, start + table.nodeSize, wrapped);
    tr.setSelection(Selection.near(tr.doc.resolve(start + 1)));
    return true;
  }
  return false;
}

/** The block behind, or a new paragraph. */
function selectBehind(tr: Transaction, end: number): void {
  const { paragraph } = tr.doc.type.schema.nodes;
  if (!tr.doc.resolve(end).nodeAfter && paragraph) tr.insert(end, paragraph.create());
  tr.setSelection(Selection.near(tr.doc.resolve(end + 1)));
}
