import type { PhrasingContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { lastWordsOfHtml, lastWordsOfMarkdown } from '../../html/quote-text.ts';
import { findCode, type Range } from './find-code.ts';

/** The language of a text with templates, in which links, pictures and code replace them. */
export interface TextFormat {
  findCode(text: string): Range[];
  write(node: PhrasingContent): string;
  writeCode(language: string, code: string): string;
  /** The last words of a text, as readers see them. */
  lastWords(text: string): string;
}

const toMarkdown = unified().use(remarkStringify, { resourceLink: true });

export const markdownFormat: TextFormat = {
  findCode,
  write: (node) =>
    toMarkdown
      .stringify({ type: 'root', children: [{ type: 'paragraph', children: [node] }] })
      .trim(),
  writeCode: fence,
  lastWords: lastWordsOfMarkdown,
};

const parser = unified().use(rehypeParse, { fragment: true });
const toHtml = unified().use(remarkRehype).use(rehypeStringify);
const CODE = new Set(['pre', 'code', 'kbd', 'samp']);

/** Posts of Jekyll may be HTML. */
export const htmlFormat: TextFormat = {
  findCode: (html) => {
    const ranges: Range[] = [];
    visit(parser.parse(html), (node) => {
      const from = node.position?.start.offset;
      const to = node.position?.end.offset;
      const isCode = node.type === 'element' && CODE.has(node.tagName);
      // Comments are not shown.
      if (!isCode && node.type !== 'comment') return;
      if (from !== undefined && to !== undefined) ranges.push({ from, to });
    });
    return ranges.sort((a, b) => a.from - b.from);
  },
  write: (node) => toHtml.stringify(toHtml.runSync({ type: 'root', children: [node] })),
  writeCode: (lang, value) =>
    toHtml.stringify(
      toHtml.runSync({ type: 'root', children: [{ type: 'code', lang, value: value.trim() }] }),
    ),
  lastWords: lastWordsOfHtml,
};

/** Longer than any fence in the code itself. */
function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${code.replace(/^\n/, '').trimEnd()}\n${marks}`;
}
