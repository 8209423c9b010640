import type { Definition, Image, ImageReference, Link, Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { IncomingImage } from '../content-source.ts';
import { lastWordsOfMarkdown } from '../html/quote-text.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
const writer = unified().use(remarkStringify, { resourceLink: true });

interface Placed {
  readonly from: number;
  readonly to: number;
  readonly image: Image;
  readonly isInLink: boolean;
}

/**
 * Replaces the addresses of pictures by those that they have here; the rest of the text is not changed. A picture
 * that could not be copied becomes a link, because pages show no pictures of other sites.
 */
export async function placeImages(
  markdown: string,
  /** `place`: the words before it. */
  store: (image: IncomingImage, place: string) => Promise<{ url: string } | undefined>,
): Promise<string> {
  if (!mayHaveImages(markdown)) return markdown;
  let result = markdown;
  for (const { from, to, image, isInLink } of findImages(parser.parse(markdown)).reverse()) {
    if (isHere(image.url)) continue;
    const { url: address, alt, title } = image;
    const place = lastWordsOfMarkdown(markdown.slice(0, from));
    const stored = await store({ address, alternativeText: alt, caption: title }, place);
    const nodes = stored ? [{ ...image, url: stored.url }] : linkInstead(image, isInLink);
    result = result.slice(0, from) + toText(nodes) + result.slice(to);
  }
  return result;
}

/** The addresses of pictures in a text. */
export const listImages = (markdown: string): string[] =>
  mayHaveImages(markdown)
    ? findImages(parser.parse(markdown)).flatMap(({ image: { url } }) => (isHere(url) ? [] : [url]))
    : [];

/** Parsing takes milliseconds, and every picture begins so. */
const mayHaveImages = (markdown: string): boolean => markdown.includes('![');

const isHere = (url: string): boolean => url.startsWith('/uploads/');

function findImages(tree: Root): Placed[] {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    definitions.set(node.identifier, node);
  });
  const found: Placed[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return;
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    const image = node.type === 'image' ? node : resolved(node, definitions);
    if (image && from !== undefined && to !== undefined) {
      found.push({ from, to, image, isInLink: parent?.type === 'link' });
    }
  });
  return found;
}

function resolved(
  { alt, identifier }: ImageReference,
  definitions: ReadonlyMap<string, Definition>,
): Image | undefined {
  const definition = definitions.get(identifier);
  return definition && { type: 'image', url: definition.url, title: definition.title, alt };
}

/**
 * With the caption after it. Links cannot be inside links, and a picture that was part of the text itself has no
 * address.
 */
function linkInstead({ url, alt, title }: Image, isInLink: boolean): (Link | Text)[] {
  const words = alt || title || '';
  const caption = title && title !== words ? ` (${title})` : '';
  if (isInLink || !/^(?:https?:|\.{0,2}\/|[^:]*$)/i.test(url)) {
    return [{ type: 'text', value: words + caption }];
  }
  const link: Link = { type: 'link', url, children: [{ type: 'text', value: words || url }] };
  return [link, ...(caption ? [{ type: 'text', value: caption } as const] : [])];
}

const toText = (nodes: (Image | Link | Text)[]): string =>
  writer.stringify({ type: 'root', children: [{ type: 'paragraph', children: nodes }] }).trim();
