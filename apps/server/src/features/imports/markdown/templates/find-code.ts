import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where a text has code, in Markdown or in HTML. */
export function findCode(markdown: string): Range[] {
  const ranges: Range[] = [];
  let open: { tag: string; from: number } | undefined;
  visit(parser.parse(markdown), (node: Nodes) => {
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from === undefined || to === undefined) return;
    if (node.type === 'code' || node.type === 'inlineCode') ranges.push({ from, to });
    if (node.type !== 'html') return;
    const tag = open?.tag ?? /^\s*<(pre|code|kbd|samp)\b/i.exec(node.value)?.[1]?.toLowerCase();
    if (tag === undefined) return;
    const isEnded = node.value.toLowerCase().includes(`</${tag}>`);
    if (isEnded) ranges.push({ from: open?.from ?? from, to });
    open = isEnded ? undefined : (open ?? { tag, from });
  });
  return ranges.sort((a, b) => a.from - b.from);
}

/** Whether a place is in one of the ranges, which are in order and asked in order. */
export function createLookup(ranges: readonly Range[]): (offset: number) => boolean {
  let index = 0;
  return (offset) => {
    while (index < ranges.length && (ranges[index]?.to ?? 0) <= offset) index += 1;
    return (ranges[index]?.from ?? Number.POSITIVE_INFINITY) <= offset;
  };
}
