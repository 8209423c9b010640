import type { Definition, Image, ImageReference, Link, Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { IncomingImage } from '../content-source.ts';

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
  store: (image: IncomingImage) => Promise<{ url: string } | undefined>,
): Promise<string> {
  let result = markdown;
  for (const { from, to, image, isInLink } of findImages(parser.parse(markdown)).reverse()) {
    if (isHere(image.url)) continue;
    const { url: address, alt, title } = image;
    const stored = await store({ address, alternativeText: alt, caption: title });
    const node = stored ? { ...image, url: stored.url } : linkInstead(image, isInLink);
    result = result.slice(0, from) + toText(node) + result.slice(to);
  }
  return result;
}

/** The addresses of pictures in a text. */
export const listImages = (markdown: string): string[] =>
  findImages(parser.parse(markdown)).flatMap(({ image }) => (isHere(image.url) ? [] : [image.url]));

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

/** Links cannot be inside links, and a picture that was part of the text itself has no address. */
function linkInstead({ url, alt }: Image, isInLink: boolean): Link | Text {
  if (isInLink || url.startsWith('data:')) return { type: 'text', value: alt ?? '' };
  return { type: 'link', url, children: [{ type: 'text', value: alt || url }] };
}

const toText = (node: Image | Link | Text): string =>
  writer.stringify({ type: 'root', children: [{ type: 'paragraph', children: [node] }] }).trim();
