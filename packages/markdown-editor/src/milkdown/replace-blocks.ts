import type { Node } from '@milkdown/prose/model';
import type { EditorState, Transaction } from '@milkdown/prose/state';
import { diffIndices } from 'node-diff3';
import { isEmptyParagraph } from '../source/markdown.ts';

/**
 * Replaces the blocks in which two documents differ. The cursor, the undo history and an empty paragraph
 * in which somebody is about to write stay.
 */
export function replaceBlocks(state: EditorState, document: Node): Transaction {
  const before = [...state.doc.children];
  const after = [...document.children];
  const { tr } = state;
  for (const { buffer1, buffer2 } of diffIndices(before.map(toText), after.map(toText)).reverse()) {
    const [start, count] = buffer1;
    const removed = before.slice(start, start + count);
    const added = after.slice(buffer2[0], buffer2[0] + buffer2[1]);
    const from = sizeOf(before.slice(0, start));
    const isKept = removed.every(isEmptyParagraph);
    tr.replaceWith(from, isKept ? from : from + sizeOf(removed), added);
  }
  return tr.setMeta('addToHistory', false);
}

const toText = (node: Node): string => JSON.stringify(node.toJSON());

const sizeOf = (nodes: readonly Node[]): number =>
  nodes.reduce((size, { nodeSize }) => size + nodeSize, 0);
