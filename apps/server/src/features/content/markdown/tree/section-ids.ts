import { elementIds } from '@rostra/contract/pages';
import type { Element, Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import { visit } from 'unist-util-visit';
import { isHeading } from './element.ts';

/** Gives headings an id made from their text. Adds a suffix if the page or a footnote uses it. */
export function sectionIds() {
  const addSlugs = rehypeSlug();
  return (tree: Root) => {
    const taken = new Set<string>(Object.values(elementIds));
    const headings: Element[] = [];
    visit(tree, 'element', (node) => {
      if (typeof node.properties.id === 'string') taken.add(node.properties.id);
      else if (isHeading(node)) headings.push(node);
    });
    addSlugs(tree);
    const colliding = headings.filter(({ properties }) => taken.has(String(properties.id)));
    for (const { properties } of headings) taken.add(String(properties.id));
    for (const { properties } of colliding) {
      do properties.id = `${properties.id}-section`;
      while (taken.has(String(properties.id)));
      taken.add(String(properties.id));
    }
  };
}
