import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { attribute, findAll, text, textOf } from './elements.ts';

const parser = unified().use(rehypeParse, { fragment: true });
const WITHOUT_WORDS = new Set(['script', 'style', 'svg', 'template']);
/** Around others, words end. */
const INLINE = new Set(
  ['a', 'abbr', 'b', 'code', 'del', 'em', 'font', 'i', 'ins', 'kbd', 'mark', 'q', 's'].concat([
    'small',
    'span',
    'strike',
    'strong',
    'sub',
    'sup',
    'u',
    'wbr',
  ]),
);
/** A longer text may be nested too deeply. */
const MAX_LENGTH = 10_000;

/** Where the links of a short text lead. */
export const linksInHtml = (html: string): string[] =>
  findAll(parser.parse(html.slice(0, MAX_LENGTH)), 'a').map((link) => attribute(link, 'href'));

/** The words of a short text such as a caption, without its formatting. */
export function htmlToText(html: string): string {
  const tree: Root = parser.parse(html.slice(0, MAX_LENGTH));
  visit(tree, 'element', ({ tagName, children }, index, parent) => {
    if (!INLINE.has(tagName)) children.push(text(' '));
    if (!WITHOUT_WORDS.has(tagName) || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return textOf(tree);
}
