import type { Node } from '@milkdown/prose/model';
import { diffIndices } from 'node-diff3';
import type { SourceBlock } from './open-source.ts';

export interface Pair {
  readonly node: Node;
  /** The block that this one was made from, if it is not new. */
  readonly origin?: SourceBlock;
}

/**
 * Finds the origin of each block of an edited document. Blocks that nobody touched are the same
 * objects as before; between them, changed blocks are paired in order.
 */
export function pairBlocks(blocks: readonly SourceBlock[], document: Node): Pair[] {
  const nodes = [...document.children];
  const pairs: Pair[] = nodes.map((node) => ({ node }));
  const matched = matchUntouched(blocks, nodes);
  let nextBlock = 0;
  let nextNode = 0;
  for (const [block, node] of [...matched, [blocks.length, nodes.length] as const]) {
    pairChanged(blocks.slice(nextBlock, block), nodes, nextNode, node).forEach((origin, index) => {
      if (origin) pairs[nextNode + index] = { node: nodes[nextNode + index] as Node, origin };
    });
    const untouched = blocks[block];
    if (untouched) pairs[node] = { node: untouched.node, origin: untouched };
    nextBlock = block + 1;
    nextNode = node + 1;
  }
  return pairs;
}

/** Pairs of positions, ascending on both sides. */
function matchUntouched(blocks: readonly SourceBlock[], nodes: readonly Node[]) {
  const known = new Map(blocks.map(({ node }, index) => [node, index]));
  const before = blocks.map((_, index) => index);
  const after = nodes.map((node, index) => known.get(node) ?? -1 - index);
  const matches: Array<readonly [number, number]> = [];
  let block = 0;
  let node = 0;
  const end = { buffer1: [before.length, 0], buffer2: [after.length, 0] } as const;
  for (const { buffer1, buffer2 } of [...diffIndices(before, after), end]) {
    while (block < buffer1[0]) matches.push([block++, node++]);
    block = buffer1[0] + buffer1[1];
    node = buffer2[0] + buffer2[1];
  }
  return matches;
}

/** The origins of the nodes from `start` to `end`, all of which changed. */
function pairChanged(
  blocks: readonly SourceBlock[],
  nodes: readonly Node[],
  start: number,
  end: number,
): Array<SourceBlock | undefined> {
  const changed = nodes.slice(start, end);
  if (blocks.length === changed.length) return [...blocks];
  const free = [...blocks];
  return changed.map((node) => {
    const index = free.findIndex((block) => resemble(block.node, node));
    return index < 0 ? undefined : free.splice(0, index + 1)[index];
  });
}

/** Alike enough that one may have been made from the other. */
function resemble(a: Node, b: Node): boolean {
  if (a.type !== b.type) return false;
  if (a.eq(b)) return true;
  const start = a.content.findDiffStart(b.content) ?? 0;
  const end = a.content.findDiffEnd(b.content);
  const unchanged = start + (end ? a.content.size - end.a : 0);
  return unchanged * 2 >= Math.min(a.content.size, b.content.size);
}
