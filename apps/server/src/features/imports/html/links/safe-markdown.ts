import type { Definition, Link, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Loss } from '../../content-source.ts';
import { lastWords } from '../quote-text.ts';
import { isSafeLink } from './safe-links.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Parsing takes milliseconds. The colon of a protocol may be encoded. */
const MAY_BE_UNSAFE = /(?:\]\(|\]:|<)\s*<?(?!https?:|mailto:|tel:)[^\s)<>]*[:&]/i;

interface Place {
  readonly from: number;
  readonly to: number;
  /** What stays. */
  readonly words: string;
  readonly url: string;
}

/** Removes links that pages would not show from a text in Markdown. Their words stay, and so does the rest. */
export function withoutUnsafeLinks(markdown: string, lose: (loss: Loss) => void): string {
  if (!MAY_BE_UNSAFE.test(markdown)) return markdown;
  let result = markdown;
  for (const { from, to, words, url } of findUnsafe(parser.parse(markdown), markdown).reverse()) {
    lose({ kind: 'link', detail: url, places: [lastWords(markdown.slice(0, from).trim())] });
    result = result.slice(0, from) + words + result.slice(to);
  }
  return result;
}

function findUnsafe(tree: Root, markdown: string): Place[] {
  const places: Place[] = [];
  visit(tree, (node) => {
    if ((node.type !== 'link' && node.type !== 'definition') || isSafeLink(node.url)) return;
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from === undefined || to === undefined) return;
    places.push({ from, to, words: wordsOf(node, markdown), url: node.url });
  });
  return places;
}

function wordsOf(node: Link | Definition, markdown: string): string {
  const children = node.type === 'link' ? node.children : [];
  const from = children[0]?.position?.start.offset;
  const to = children.at(-1)?.position?.end.offset;
  return from === undefined || to === undefined ? '' : markdown.slice(from, to);
}
