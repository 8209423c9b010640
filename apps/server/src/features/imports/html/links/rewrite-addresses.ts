import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

const ATTRIBUTES: Readonly<Record<string, string>> = { a: 'href', img: 'src' };

/** Changes the addresses of all links and pictures. */
export function rewriteAddresses(tree: Root, rewrite: (address: string) => string): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    const name = ATTRIBUTES[tagName];
    const address = name ? properties[name] : undefined;
    if (name && typeof address === 'string') properties[name] = rewrite(address.trim());
  });
}
