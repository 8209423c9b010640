import type { Link, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { IncomingFile, Loss } from '../content-source.ts';
import { filenameOf } from '../files/filename-of.ts';
import { startOfAddress } from '../html/links/resolve-addresses.ts';
import { lastWordsOfMarkdown } from '../html/quote-text.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/** `attached`: readers find the file below the text. A text says why it stays where it is. */
export type PlacedFile = { readonly url: string } | 'attached' | { readonly reason: string };

export interface FilePlacing {
  /** Undefined if the source has no files: then the text is not parsed, which takes milliseconds. */
  readonly isFile: ((address: string) => boolean) | undefined;
  store(file: IncomingFile): Promise<PlacedFile>;
  lose(loss: Loss): void;
}

/** Makes links to files of the old site lead to their copies; the rest of the text is not changed. */
export async function placeFiles(
  markdown: string,
  { isFile, store, lose }: FilePlacing,
): Promise<string> {
  if (!isFile || !/\](?:\(|:)/.test(markdown)) return markdown;
  let result = markdown;
  const links = findLinks(parser.parse(markdown), markdown).filter(({ url }) => isFile(url));
  for (const { from, wordsFrom, wordsTo, to, url } of links.reverse()) {
    const placed = await store({ address: url, name: filenameOf(url) });
    if (placed === 'attached') {
      // Without the definition of an address, the links to it would not be links.
      if (wordsFrom === undefined) continue;
      result = result.slice(0, from) + markdown.slice(wordsFrom, wordsTo) + result.slice(to);
    } else if ('url' in placed) {
      const link = markdown.slice(wordsTo, to).replace(url, () => placed.url);
      result = result.slice(0, wordsTo) + link + result.slice(to);
    } else {
      const places = [lastWordsOfMarkdown(markdown.slice(0, from))];
      lose({ kind: 'file', detail: `${url}: ${placed.reason}`, places });
    }
  }
  return result;
}

interface Place {
  readonly from: number;
  /** Undefined in the definition of an address that links refer to. */
  readonly wordsFrom: number | undefined;
  readonly wordsTo: number;
  readonly to: number;
  readonly url: string;
}

function findLinks(tree: Root, markdown: string): Place[] {
  const places: Place[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const { position, url } = node;
    const from = position?.start.offset;
    const to = position?.end.offset;
    const wordsTo = startOfAddress(node, markdown);
    if (from === undefined || to === undefined || wordsTo === undefined) return;
    const wordsFrom = node.type === 'link' ? startOfWords(node) : undefined;
    if (node.type === 'definition' || wordsFrom !== undefined) {
      places.push({ from, to, wordsFrom, wordsTo, url });
    }
  });
  return places;
}

const startOfWords = ({ children }: Link): number | undefined =>
  children[0]?.position?.start.offset;
