import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);

interface Place {
  readonly from: number;
  readonly to: number;
  readonly url: string;
}

/** Changes the addresses of pictures and, if wanted, of links. The rest of the text stays as it is. */
export function resolveAddresses(
  markdown: string,
  resolve: (address: string) => string,
  { withLinks = false }: { withLinks?: boolean } = {},
): string {
  let result = markdown;
  const places = findPlaces(parser.parse(markdown), withLinks);
  for (const { from, to, url } of places.toSorted((a, b) => b.from - a.from)) {
    const resolved = resolve(url);
    if (resolved === url || url === '' || url.startsWith('#')) continue;
    result =
      result.slice(0, from) +
      result.slice(from, to).replace(url, () => resolved) +
      result.slice(to);
  }
  return result;
}

function findPlaces(tree: Root, withLinks: boolean): Place[] {
  const places: Place[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type !== 'image' && node.type !== 'definition' && node.type !== 'link') return;
    if (node.type === 'link' && !withLinks) return;
    // The text of a link may be an address too, or contain a picture.
    const inner = node.type === 'link' ? node.children.at(-1)?.position?.end : undefined;
    const from = (inner ?? node.position?.start)?.offset;
    const to = node.position?.end.offset;
    if (from !== undefined && to !== undefined) places.push({ from, to, url: node.url });
  });
  return places;
}
