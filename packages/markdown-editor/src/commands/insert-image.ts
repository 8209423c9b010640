import { editorViewCtx } from '@milkdown/core';
import type { Ctx } from '@milkdown/ctx';
import type { Node, ResolvedPos } from '@milkdown/prose/model';
import { Selection, TextSelection, type Transaction } from '@milkdown/prose/state';
import type { ImageData } from './image-data.ts';

/**
 * Inserts a picture as a paragraph of its own, because only there do readers see its caption. In a table
 * cell with text it stands inside the text.
 */
export function insertImage(ctx: Ctx, { src, alt, title = '' }: ImageData): boolean {
  const view = ctx.get(editorViewCtx);
  const { image: type, paragraph } = view.state.schema.nodes;
  if (!type || !paragraph) return false;
  const image = type.create({ src, alt, title });
  const transaction = view.state.tr;
  // Another picture that is selected stays.
  if (transaction.selection instanceof TextSelection) transaction.deleteSelection();
  const place = makeRoom(transaction);
  if (place === undefined) {
    transaction.replaceSelectionWith(image, false);
  } else {
    const figure = paragraph.create(null, image);
    transaction.replaceWith(place.from, place.to, figure);
    moveBehind(transaction, place.from + figure.nodeSize);
  }
  view.dispatch(transaction.scrollIntoView());
  return true;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where the paragraph of the picture goes. Splits the paragraph at the cursor if need be. */
function makeRoom(transaction: Transaction): Range | undefined {
  const { $to } = transaction.selection;
  const { parent } = $to;
  if (!parent.isTextblock) return { from: $to.pos, to: $to.pos };
  const start = $to.before();
  const end = $to.after();
  if (parent.type.name === 'paragraph' && parent.childCount === 0) return { from: start, to: end };
  if (!acceptsAnother($to)) return undefined;
  if (parent.type.name !== 'paragraph') return { from: end, to: end };

  const before = textOf(parent, 0, $to.parentOffset);
  const after = textOf(parent, $to.parentOffset, parent.content.size);
  if (after.trim() === '') return { from: end, to: end };
  if (before.trim() === '') return { from: start, to: start };
  // Markdown does not keep spaces at the edge of a paragraph.
  const from = $to.pos - (before.length - before.trimEnd().length);
  const to = $to.pos + (after.length - after.trimStart().length);
  transaction.delete(from, to).split(from);
  return { from: from + 1, to: from + 1 };
}

/** Whether another paragraph may follow the block of the cursor. A table cell has a single one. */
function acceptsAnother($position: ResolvedPos): boolean {
  const { paragraph } = $position.doc.type.schema.nodes;
  const container = $position.node(-1);
  const index = $position.indexAfter(-1);
  return paragraph !== undefined && container.canReplaceWith(index, index, paragraph);
}

/** One character for each position: a footnote, for example, is no space. */
const textOf = (block: Node, from: number, to: number): string =>
  block.textBetween(from, to, undefined, ({ type }) => (type.name === 'hardbreak' ? '\n' : '.'));

/** The writing continues after the picture: in the next block, or in a new paragraph at the end. */
function moveBehind(transaction: Transaction, position: number): void {
  const $position = transaction.doc.resolve(position);
  const { depth, nodeAfter } = $position;
  const isEnd = !nodeAfter || nodeAfter.type.name === 'footnote_definition';
  const { paragraph } = transaction.doc.type.schema.nodes;
  if (depth === 0 && isEnd && paragraph) {
    transaction.insert(position, paragraph.create());
    transaction.setSelection(TextSelection.create(transaction.doc, position + 1));
    return;
  }
  const next = isEnd ? null : Selection.findFrom($position, 1, true);
  transaction.setSelection(next ?? TextSelection.create(transaction.doc, position - 1));
}
