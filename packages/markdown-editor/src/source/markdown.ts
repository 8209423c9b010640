import type { Node } from '@milkdown/prose/model';

/** Where a block stands in its source text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ParsedMarkdown {
  readonly document: Node;
  /** Where the document's blocks stand, in the same order. */
  readonly spans: readonly Span[];
  /** Equal for two texts that mean the same. */
  readonly meaning: string;
}

/** Translates between Markdown and the editor's documents. */
export interface Markdown {
  parse(source: string): ParsedMarkdown;
  serialize(document: Node): string;
}

/** The text of a single block, without the line break at its end. */
export function serializeBlock(block: Node, markdown: Markdown): string {
  const { doc } = block.type.schema.nodes;
  if (!doc) throw new Error('The schema has no document node');
  return markdown.serialize(doc.create(null, block)).replace(/\n$/, '');
}

/** Markdown has no empty paragraphs: they exist only where somebody is about to write. */
export const isEmptyParagraph = (node: Node): boolean =>
  node.type.name === 'paragraph' && node.childCount === 0;
