import type { TocItem } from '@rostra/contract';
import { changeElements, element, type HtmlRoot, isElement, textOf } from './html-tree.ts';

/** The page has its own title: a first-level heading in a body is a section of it. */
export function demoteTitles() {
  return (tree: HtmlRoot) => {
    changeElements(tree, (node) => (node.tagName === 'h1' ? { ...node, tagName: 'h2' } : node));
  };
}

const HEADING = /^h[2-6]$/;

/**
 * Wide tables scroll by themselves, by keyboard too, under a name of their own: that of the section
 * they stand in, numbered where it has several. Links away do not hand us over.
 */
export function tablesAndLinks() {
  return (tree: HtmlRoot) => {
    const named = new Map<string, number>();
    let section = '';
    changeElements(tree, (node) => {
      if (HEADING.test(node.tagName)) section = textOf(node).trim();
      if (node.tagName === 'table') {
        const name = section === '' ? 'Table' : `Table: ${section}`;
        const count = (named.get(name) ?? 0) + 1;
        named.set(name, count);
        const region = {
          className: ['table-scroll'],
          role: 'region',
          tabIndex: 0,
          ariaLabel: count === 1 ? name : `${name} (${count})`,
        };
        return element('div', region, [node]);
      }
      const leadsAway =
        node.tagName === 'a' && /^https?:/i.test(String(node.properties.href ?? ''));
      return leadsAway
        ? { ...node, properties: { ...node.properties, rel: ['noopener', 'noreferrer'] } }
        : node;
    });
  };
}

/** Sections and their parts. The heading of the footnotes is for screen readers only. */
export function readToc(tree: HtmlRoot): TocItem[] {
  return tree.children.flatMap((node) => {
    if (!isElement(node) || (node.tagName !== 'h2' && node.tagName !== 'h3')) return [];
    const id = String(node.properties.id ?? '');
    return id === '' ? [] : [{ id, text: textOf(node), depth: Number(node.tagName.slice(1)) }];
  });
}
