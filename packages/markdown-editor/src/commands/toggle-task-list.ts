import { editorViewCtx } from '@milkdown/core';
import type { Ctx } from '@milkdown/ctx';
import { wrapInBulletListCommand } from '@milkdown/preset-commonmark';
import type { EditorState } from '@milkdown/prose/state';
import { callCommand } from '@milkdown/utils';

/** Makes the items of a list tasks, or plain items again. Begins a list where there is none. */
export function toggleTaskList(ctx: Ctx): boolean {
  const view = ctx.get(editorViewCtx);
  if (itemsIn(view.state).length === 0) callCommand(wrapInBulletListCommand.key)(ctx);
  const items = itemsIn(view.state);
  if (items.length === 0) return false;
  const isTask = items.every(({ checked }) => typeof checked === 'boolean');
  const transaction = view.state.tr;
  for (const { position } of items) {
    transaction.setNodeAttribute(position, 'checked', isTask ? null : false);
  }
  view.dispatch(transaction);
  return true;
}

/** The list items of the selection: the innermost one of a cursor, or all between two ends. */
function itemsIn({ doc, selection }: EditorState): { position: number; checked: unknown }[] {
  const found: { position: number; checked: unknown; depth: number }[] = [];
  doc.nodesBetween(selection.from, selection.to, (node, position) => {
    if (node.type.name === 'list_item') {
      found.push({ position, checked: node.attrs.checked, depth: doc.resolve(position).depth });
    }
  });
  const deepest = Math.max(...found.map(({ depth }) => depth));
  return found.filter(({ depth }) => depth === deepest);
}
