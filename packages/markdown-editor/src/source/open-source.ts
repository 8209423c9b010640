import type { Node } from '@milkdown/prose/model';
import type { Markdown, Span } from './markdown.ts';

export interface SourceBlock extends Span {
  readonly node: Node;
}

/** A text as it was opened: the document for the editor, and where each of its blocks came from. */
export interface OpenSource {
  readonly source: string;
  readonly document: Node;
  readonly blocks: readonly SourceBlock[];
}

/** The text holds something that the visual editor cannot show without losing it. */
export class CannotShow extends Error {}

export function openSource(source: string, markdown: Markdown): OpenSource {
  const { document, spans, meaning } = markdown.parse(source);
  if (spans.length === 0) return { source, document, blocks: [] };
  if (document.childCount !== spans.length) {
    throw new CannotShow('A block of the text has no counterpart in the editor');
  }
  if (markdown.parse(markdown.serialize(document)).meaning !== meaning) {
    throw new CannotShow('The editor would change the meaning of the text');
  }
  return {
    source,
    document,
    blocks: spans.map((span, index) => ({ ...span, node: document.child(index) })),
  };
}
