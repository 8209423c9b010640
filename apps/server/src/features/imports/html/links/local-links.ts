import type { Element, Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import { SKIP, visit } from 'unist-util-visit';
import { attribute } from '../elements.ts';
import type { Lose } from '../loss-list.ts';

const addSlugs = rehypeSlug();
const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/**
 * Links to a section of the same text lead to its heading here, whose id is made from its words. Other places in a
 * text have no address here: such a link becomes plain text.
 */
export function repairLocalLinks(tree: Root, lose: Lose): void {
  const sections = new Map<string, Element>();
  visit(tree, 'element', (element) => {
    const id = attribute(element, 'id');
    if (!isHeading(element)) return;
    if (id !== '') sections.set(id, element);
    delete element.properties.id;
  });
  addSlugs(tree);
  visit(tree, 'element', (element, index, parent) => {
    const href = attribute(element, 'href').trim();
    if (element.tagName !== 'a' || !href.startsWith('#')) return undefined;
    const section = sections.get(decoded(href.slice(1)));
    if (section) {
      element.properties.href = `#${attribute(section, 'id')}`;
      return undefined;
    }
    if (!parent || index === undefined) return undefined;
    lose({ kind: 'link', detail: href }, element);
    parent.children.splice(index, 1, ...element.children);
    return [SKIP, index];
  });
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
