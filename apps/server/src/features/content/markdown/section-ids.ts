import { elementIds } from '@rostra/contract/pages';
import rehypeSlug from 'rehype-slug';
import { changeElements, type HtmlElement, type HtmlRoot } from './html-tree.ts';

/**
 * Sections can be linked to by what their heading says. Only where that is an id already, of the
 * page or of a footnote, does the section get another.
 */
export function sectionIds() {
  const addSlugs = rehypeSlug();
  return (tree: HtmlRoot) => {
    const taken = new Set<string>(Object.values(elementIds));
    const headings: HtmlElement[] = [];
    changeElements(tree, (node) => {
      if (typeof node.properties.id === 'string') taken.add(node.properties.id);
      else if (/^h[1-6]$/.test(node.tagName)) headings.push(node);
      return node;
    });
    addSlugs(tree as never);
    const colliding = headings.filter(({ properties }) => taken.has(String(properties.id)));
    for (const { properties } of headings) taken.add(String(properties.id));
    for (const { properties } of colliding) {
      do properties.id = `${properties.id}-section`;
      while (taken.has(String(properties.id)));
      taken.add(String(properties.id));
    }
  };
}
