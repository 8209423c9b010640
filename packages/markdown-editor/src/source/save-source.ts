import type { Node } from '@milkdown/prose/model';
import { definitionsIn, joinBlocks, readGaps } from './join-blocks.ts';
import { isEmptyParagraph, type Markdown, serializeBlock } from './markdown.ts';
import { mergeBlock } from './merge-block.ts';
import type { OpenSource } from './open-source.ts';
import { type Pair, pairBlocks } from './pair-blocks.ts';

/**
 * The Markdown of an edited document. Blocks that nobody touched are written exactly as they were, and
 * a changed block changes only where it was edited.
 */
export function saveSource(open: OpenSource, document: Node, markdown: Markdown): string {
  if (document.eq(open.document)) return open.source;
  const { meaning } = markdown.parse(markdown.serialize(document));
  const isRight = (source: string) => markdown.parse(source).meaning === meaning;

  const pairs = pairBlocks(open.blocks, document).filter(({ node }) => !isEmptyParagraph(node));
  const merged = joinBlocks(open, pairs, (pair) => writeMerged(pair, open, markdown));
  if (isRight(merged)) return merged;
  const rewritten = joinBlocks(open, pairs, (pair) => writeChanged(pair, open, markdown));
  if (isRight(rewritten)) return rewritten;
  return markdown.serialize(document);
}

function writeMerged(pair: Pair, open: OpenSource, markdown: Markdown): string {
  const { node, origin } = pair;
  if (!origin || node === origin.node) return writeChanged(pair, open, markdown);
  const before = serializeBlock(origin.node, markdown);
  const after = serializeBlock(node, markdown);
  const merged = mergeBlock(open.source.slice(origin.start, origin.end), before, after);
  return merged !== undefined && readAlike(merged, after, open, markdown) ? merged : after;
}

/** A block may use the link definitions of the whole text. */
function readAlike(a: string, b: string, open: OpenSource, markdown: Markdown): boolean {
  const definitions = definitionsIn(readGaps(open));
  const read = (text: string) => markdown.parse(`${text}\n\n${definitions}`).meaning;
  return read(a) === read(b);
}

function writeChanged({ node, origin }: Pair, { source }: OpenSource, markdown: Markdown): string {
  return node === origin?.node
    ? source.slice(origin.start, origin.end)
    : serializeBlock(node, markdown);
}
