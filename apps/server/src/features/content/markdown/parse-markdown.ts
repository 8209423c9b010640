import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { checkMarks, notTooDeep } from './check-depth.ts';

/** The tree of a Markdown text, which can be sent to another thread. */
export type ParsedText = Root;

const parser = unified().use(remarkParse).use(remarkGfm);

/** Takes quadratic time for some texts, so those that contain words of members are parsed on a thread only. */
export function parseMarkdown(markdown: string): ParsedText {
  checkMarks(markdown);
  return notTooDeep(() => parser.parse(markdown));
}
