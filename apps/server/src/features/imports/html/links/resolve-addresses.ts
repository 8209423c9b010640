import type { Definition, Image, Link, Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);

interface Place {
  readonly from: number;
  readonly to: number;
  readonly url: string;
  readonly isLink: boolean;
}

/** Changes the addresses of pictures and, if wanted, of links. The rest of the text stays as it is. */
export function resolveAddresses(
  markdown: string,
  resolve: (address: string, isLink: boolean) => string,
  { withLinks = false }: { withLinks?: boolean } = {},
): string {
  let result = markdown;
  const places = findPlaces(markdown, withLinks);
  for (const { from, to, url, isLink } of places.toSorted((a, b) => b.from - a.from)) {
    const resolved = resolve(url, isLink);
    if (resolved === url || url === '' || url.startsWith('#')) continue;
    result =
      result.slice(0, from) +
      result.slice(from, to).replace(url, () => resolved) +
      result.slice(to);
  }
  return result;
}

function findPlaces(markdown: string, withLinks: boolean): Place[] {
  const places: Place[] = [];
  visit(parser.parse(markdown), (node: Nodes) => {
    if (node.type !== 'image' && node.type !== 'definition' && node.type !== 'link') return;
    const isLink = node.type === 'link';
    if (isLink && !withLinks) return;
    const from = startOfAddress(node, markdown);
    const to = node.position?.end.offset;
    if (from !== undefined && to !== undefined) places.push({ from, to, url: node.url, isLink });
  });
  return places;
}

/** Where the address can begin: what is before it may be an address too, or contain a picture. */
export function startOfAddress(
  node: Image | Definition | Link,
  markdown: string,
): number | undefined {
  const start = node.position?.start.offset;
  if (node.type === 'link') return node.children.at(-1)?.position?.end.offset ?? start;
  if (start === undefined) return undefined;
  const from = markdown.indexOf(node.type === 'image' ? '](' : ']:', start);
  return from !== -1 && from < (node.position?.end.offset ?? 0) ? from : start;
}
