import type { TocItem } from '@rostra/contract';
import { changeElements, element, type HtmlRoot, isElement, textOf } from './html-tree.ts';

/** The page has its own title: a first-level heading in a body is a section of it. */
export function demoteTitles() {
  return (tree: HtmlRoot) => {
    changeElements(tree, (node) => (node.tagName === 'h1' ? { ...node, tagName: 'h2' } : node));
  };
}

/** Wide tables scroll by themselves, by keyboard too; links away do not hand us over. */
export function tablesAndLinks() {
  return (tree: HtmlRoot) => {
    changeElements(tree, (node) => {
      if (node.tagName === 'table') {
        const region = {
          className: ['table-scroll'],
          role: 'region',
          tabIndex: 0,
          ariaLabel: 'Table',
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
