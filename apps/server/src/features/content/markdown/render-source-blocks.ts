import type { ElementContent, Root, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { parseMarkdown } from './parse-markdown.ts';
import { renderParsed } from './render-markdown.ts';
import type { RenderTask } from './render-worker.ts';
import { type SourceBlock, splitBlocks } from './split-blocks.ts';

interface RenderedBlock extends SourceBlock {
  readonly html: string;
}

export interface RenderedBlocks {
  readonly blocks: readonly RenderedBlock[];
  /** The HTML of the footnotes. */
  readonly notes: string;
}

const toHtml = unified().use(rehypeStringify);

/** Renders a text as pages do, but in parts: paragraphs, headings, lists, tables and pictures. */
export function renderSourceBlocks({ markdown, labels, options }: RenderTask): RenderedBlocks {
  const parsed = parseMarkdown(markdown);
  const { children } = renderParsed(parsed, labels, options);
  // By the offset at which each begins in the source.
  const html = new Map<number, string>();
  const notes: RootContent[] = [];
  for (const node of children) {
    if (node.type !== 'element') continue;
    const start = startOf(node);
    if (start === undefined || node.properties.dataFootnotes !== undefined) notes.push(node);
    else html.set(start, stringify([node]));
  }
  const blocks = splitBlocks(markdown, parsed).flatMap((block) => {
    const shown = html.get(block.start);
    return shown === undefined ? [] : [{ ...block, html: shown }];
  });
  return { blocks, notes: stringify(notes) };
}

const stringify = (children: RootContent[]): string =>
  toHtml.stringify({ type: 'root', children } satisfies Root);

/** Elements that we put around others, such as tables, have no place of their own. */
function startOf(node: ElementContent): number | undefined {
  const own = node.position?.start.offset;
  if (own !== undefined || node.type !== 'element') return own;
  for (const child of node.children) {
    const start = startOf(child);
    if (start !== undefined) return start;
  }
  return undefined;
}
