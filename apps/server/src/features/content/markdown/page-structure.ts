import type { TocItem } from '@rostra/contract';
import type { Element, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { element, textOf } from './element.ts';

const HEADING = /^h[1-6]$/;

/**
 * The page has its own title, so headings in a body start at level 2. Levels that the source skips
 * are removed, because screen readers announce a missing level.
 */
export function headingLevels() {
  return (tree: Root) => {
    const open: number[] = [];
    visit(tree, 'element', (node) => {
      if (!HEADING.test(node.tagName)) return;
      const level = Math.max(2, Number(node.tagName.slice(1)));
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      node.tagName = `h${open.length + 1}`;
    });
  };
}

/**
 * Makes tables and code scrollable by keyboard, names each table after its section, labels the
 * checkboxes of task lists, and adds `rel` to external links.
 */
export function blocksAndLinks() {
  return (tree: Root) => {
    const tables: { table: Element; parent: Parents; name: string }[] = [];
    let section = '';
    visit(tree, 'element', (node, _, parent) => {
      const { tagName, properties } = node;
      if (HEADING.test(tagName)) section = textOf(node).trim();
      if (tagName === 'table' && parent) {
        tables.push({ table: node, parent, name: section === '' ? 'Table' : `Table: ${section}` });
      } else if (tagName === 'pre') {
        properties.tabIndex = 0;
      } else if (tagName === 'input') {
        properties.ariaLabel = properties.checked ? 'Done' : 'To do';
      } else if (tagName === 'a' && /^https?:/i.test(String(properties.href ?? ''))) {
        properties.rel = ['noopener', 'noreferrer'];
      }
    });
    wrapTables(tables);
  };
}

/** After the visit, because replacing a node while its children are visited would visit it again. */
function wrapTables(tables: readonly { table: Element; parent: Parents; name: string }[]): void {
  const counts = new Map<string, number>();
  for (const { table, parent, name } of tables) {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const properties = {
      className: ['table-scroll'],
      role: 'region',
      tabIndex: 0,
      ariaLabel: count === 1 ? name : `${name} (${count})`,
    };
    parent.children.splice(parent.children.indexOf(table), 1, element('div', properties, [table]));
  }
}

/** Sections and subsections, without footnotes, whose heading is for screen readers only. */
export function readToc(tree: Root): TocItem[] {
  return tree.children.flatMap((node) => {
    if (node.type !== 'element' || (node.tagName !== 'h2' && node.tagName !== 'h3')) return [];
    const id = String(node.properties.id ?? '');
    return id === '' ? [] : [{ id, text: textOf(node), depth: Number(node.tagName.slice(1)) }];
  });
}
