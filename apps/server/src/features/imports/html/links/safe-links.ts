import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { attribute } from '../elements.ts';
import type { Lose } from '../loss-list.ts';

const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether pages show a link to this address. Browsers ignore line breaks and control characters in `java\nscript:`. */
export const isSafeLink = (address: string): boolean =>
  PROTOCOLS.has(URL.parse(address, 'https://localhost')?.protocol ?? 'https:');

/** Pages would show the words only: neither are such links stored. */
export function removeUnsafeLinks(tree: Root, lose: Lose): void {
  visit(tree, 'element', (element, index, parent) => {
    const href = attribute(element, 'href');
    if (element.tagName !== 'a' || isSafeLink(href) || !parent || index === undefined) {
      return undefined;
    }
    lose({ kind: 'link', detail: href.trim() }, element);
    parent.children.splice(index, 1, ...element.children);
    return [SKIP, index];
  });
}
