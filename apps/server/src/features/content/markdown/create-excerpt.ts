import type { ElementContent, Root, RootContent } from 'hast';
import { isHeading } from './tree/element.ts';

/** The length that search engines show. */
const MAX_LENGTH = 160;
/** If the first sentences are shorter than this, cut inside the next one. */
const MIN_LENGTH = 60;

/** Block elements, whose text is separated from that of the next element. */
const BLOCKS = new Set(['p', 'li', 'td', 'th', 'tr', 'pre', 'figcaption', 'br']);

/** The beginning of a text: whole sentences if they fit, otherwise whole words. */
export function createExcerpt(tree: Root): string {
  const text = openingText(tree);
  if (text.length <= MAX_LENGTH) return text;
  const sentences = /^.*[.!?…]["'”’)]*(?= )/.exec(truncate(text, MAX_LENGTH + 1))?.[0] ?? '';
  if (sentences.length >= MIN_LENGTH) return sentences;
  const start = truncate(text, MAX_LENGTH - 1);
  const words = text[start.length] === ' ' ? start : start.replace(/\s\S*$/, '');
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}

/** The paragraphs, or the whole body if it has none. The only section is that of the footnotes. */
function openingText({ children }: Root): string {
  const body = children.filter(
    (node) =>
      node.type !== 'element' || (node.tagName !== 'section' && !node.data?.isOutsideExcerpt),
  );
  const paragraphs = body.flatMap(paragraphsIn);
  const text = (paragraphs.length > 0 ? paragraphs : body).map(wordsOf).join('');
  return text.replace(/\s+/g, ' ').trim();
}

function paragraphsIn(node: RootContent): RootContent[] {
  if (node.type !== 'element' || node.data?.isOutsideExcerpt) return [];
  return node.tagName === 'p' ? [node] : node.children.flatMap(paragraphsIn);
}

function wordsOf(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || node.properties.dataFootnoteRef !== undefined) return '';
  const words = node.children.map(wordsOf).join('');
  return BLOCKS.has(node.tagName) || isHeading(node) ? `${words} ` : words;
}

/** Never between the two halves of a character. */
const truncate = (text: string, length: number) =>
  text.slice(0, length).replace(/\p{Surrogate}$/u, '');
