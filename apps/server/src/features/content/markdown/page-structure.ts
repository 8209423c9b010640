import type { TocItem } from '@rostra/contract';
import {
  changeElements,
  element,
  type HtmlElement,
  type HtmlRoot,
  isElement,
  textOf,
} from './html-tree.ts';

const HEADING = /^h[1-6]$/;

/**
 * The page has its own title: a first-level heading in a body is a section of it. What stands below
 * is one level below, however many the source skips: a level that is missing is looked for in vain.
 */
export function headingLevels() {
  return (tree: HtmlRoot) => {
    const open: number[] = [];
    changeElements(tree, (node) => {
      if (!HEADING.test(node.tagName)) return node;
      const level = Math.max(2, Number(node.tagName.slice(1)));
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      return { ...node, tagName: `h${open.length + 1}` };
    });
  };
}

/**
 * Wide tables scroll by themselves, by keyboard too, under a name of their own: that of the section
 * they stand in, numbered where it has several. So does code, and what is ticked in a list says so.
 * Links away do not hand us over.
 */
export function blocksAndLinks() {
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
      if (node.tagName === 'pre') return withProperties(node, { tabIndex: 0 });
      if (node.tagName === 'input') {
        return withProperties(node, { ariaLabel: node.properties.checked ? 'Done' : 'To do' });
      }
      const leadsAway =
        node.tagName === 'a' && /^https?:/i.test(String(node.properties.href ?? ''));
      return leadsAway ? withProperties(node, { rel: ['noopener', 'noreferrer'] }) : node;
    });
  };
}

const withProperties = (node: HtmlElement, more: Record<string, unknown>): HtmlElement => ({
  ...node,
  properties: { ...node.properties, ...more },
});

/** Sections and their parts. The heading of the footnotes is for screen readers only. */
export function readToc(tree: HtmlRoot): TocItem[] {
  return tree.children.flatMap((node) => {
    if (!isElement(node) || (node.tagName !== 'h2' && node.tagName !== 'h3')) return [];
    const id = String(node.properties.id ?? '');
    return id === '' ? [] : [{ id, text: textOf(node), depth: Number(node.tagName.slice(1)) }];
  });
}
