import type { Element, ElementContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

/** An element around words, such as `strong` or a link. */
export interface Mark {
  readonly tag: string;
  readonly href?: string;
  readonly rel?: string;
}

/** A word, a number, a space, a punctuation mark, or a picture. */
export interface Token {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Of a picture or another element without text. */
  readonly html?: string;
  /** Equal for tokens that readers cannot tell apart. */
  readonly key: string;
}

const toHtml = unified().use(rehypeStringify);

/** Numbers such as −1,000.50 and words such as don't or co-operation stay whole. */
const TOKENS =
  /(?:[+−](?=\p{N}))?[\p{L}\p{N}\p{M}_]+(?:[.,:/'’-][\p{L}\p{N}\p{M}_]+)*|\s+|[^\p{L}\p{N}\p{M}_\s]/gu;

/** GFM's `del` is not a change, so it becomes `s`. */
const MARKS: Record<string, string> = {
  a: 'a',
  code: 'code',
  del: 's',
  em: 'em',
  figcaption: 'em',
  strong: 'strong',
  sub: 'sub',
  sup: 'sup',
};
const WITHOUT_TEXT = new Set(['br', 'img', 'input', 'picture']);

/** The words of a block with their formatting. Anchors and ids, which would occur twice, are left out. */
export function tokensOf(nodes: readonly ElementContent[], isPreformatted = false): Token[] {
  const tokens: Token[] = [];
  const add = (node: ElementContent, marks: readonly Mark[]): void => {
    if (node.type === 'text') {
      const text = isPreformatted ? node.value : node.value.replace(/\s+/g, ' ');
      for (const [word] of text.matchAll(TOKENS)) tokens.push(token(word, marks));
    } else if (node.type === 'element') {
      if (node.properties.dataFootnoteBackref !== undefined) return;
      if (WITHOUT_TEXT.has(node.tagName)) tokens.push(picture(node, marks));
      else for (const child of node.children) add(child, [...marks, ...markOf(node)]);
    }
  };
  for (const node of nodes) add(node, []);
  return isPreformatted ? tokens : withoutOuterSpace(tokens);
}

const token = (text: string, marks: readonly Mark[]): Token => ({
  text,
  marks,
  // A bold space looks like any other.
  key: /^\s+$/.test(text) ? text : `${text}${keyOf(marks)}`,
});

const picture = (node: Element, marks: readonly Mark[]): Token => {
  const html = toHtml.stringify({ type: 'root', children: [node] });
  return { text: '', marks, html, key: `${html}${keyOf(marks)}` };
};

const keyOf = (marks: readonly Mark[]): string =>
  marks.map(({ tag, href = '' }) => `\0${tag} ${href}`).join('');

function markOf({ tagName, properties }: Element): Mark[] {
  const tag = MARKS[tagName];
  if (tag === undefined) return [];
  if (tag !== 'a') return [{ tag }];
  const href = String(properties.href ?? '');
  if (href === '' || href.startsWith('#')) return [];
  const rel = Array.isArray(properties.rel) ? { rel: properties.rel.join(' ') } : {};
  return [{ tag, href, ...rel }];
}

function withoutOuterSpace(tokens: readonly Token[]): Token[] {
  const isSpace = (item: Token | undefined) => item !== undefined && item.key.trim() === '';
  const start = isSpace(tokens[0]) ? 1 : 0;
  const end = tokens.length - (tokens.length > start && isSpace(tokens.at(-1)) ? 1 : 0);
  return tokens.slice(start, end);
}
