import { type ContainerDirective, type LeafDirective, remarkBlocks } from '@rostra/block-syntax';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { checkMarks, notTooDeep } from './check-depth.ts';

/** The tree of a Markdown text, which can be sent to another thread. */
export type ParsedText = Root;

/** The first and the last line of a block as they were written. */
export interface DirectiveSource {
  readonly opening: string;
  readonly closing: string;
}

declare module 'mdast' {
  interface Data {
    source?: DirectiveSource;
  }
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkBlocks);

/** Takes quadratic time for some texts, so those that contain words of members are parsed on a thread only. */
export function parseMarkdown(markdown: string): ParsedText {
  checkMarks(markdown);
  return notTooDeep(() => {
    const tree = parser.parse(markdown);
    if (markdown.includes('::')) keepSources(tree, markdown);
    return tree;
  });
}

function keepSources(tree: Root, markdown: string): void {
  visit(tree, (node) => {
    if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return;
    node.data = { ...node.data, source: sourceOf(node, markdown) };
  });
}

function sourceOf({ type, position }: ContainerDirective | LeafDirective, markdown: string) {
  const source = markdown.slice(position?.start.offset, position?.end.offset);
  const [opening = ''] = source.split(/[\r\n]/, 1);
  const isClosed = type === 'containerDirective' && source.length > opening.length;
  return { opening, closing: isClosed ? (/:{3,}[ \t]*$/.exec(source)?.[0] ?? '') : '' };
}
