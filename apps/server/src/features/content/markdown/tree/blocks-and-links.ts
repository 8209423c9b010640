import type { Element, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { fillIn, type MarkdownLabels } from '../labels.ts';
import { element, isHeading, textOf } from './element.ts';

interface Table {
  table: Element;
  parent: Parents;
  name: string;
}

interface BlockOptions {
  labels: MarkdownLabels;
  /** Search engines must not take links of members for recommendations of the site. */
  isByMembers?: boolean | undefined;
}

/** Also without a protocol, which is that of the page then. */
const EXTERNAL = /^(?:https?:|\/\/)/i;

/**
 * Makes tables and code scrollable by keyboard, names each table after its section, turns empty table
 * headers into plain cells, labels the checkboxes of task lists, and adds `rel` to external links.
 */
export function blocksAndLinks({ labels, isByMembers = false }: BlockOptions) {
  const rel = ['noopener', 'noreferrer', ...(isByMembers ? ['nofollow', 'ugc'] : [])];
  return (tree: Root) => {
    const tables: Table[] = [];
    let unnamed = 0;
    let section = '';
    visit(tree, 'element', (node, _, parent) => {
      const { tagName, properties } = node;
      if (isHeading(node)) section = textOf(node).trim();
      if (tagName === 'table' && parent) {
        if (section === '') unnamed += 1;
        const name =
          section === '' ? fillIn(labels.table, unnamed) : fillIn(labels.tableOf, section);
        tables.push({ table: node, parent, name });
      } else if (tagName === 'th' && node.children.length === 0) {
        node.tagName = 'td';
      } else if (tagName === 'pre') {
        properties.tabIndex = 0;
      } else if (tagName === 'input') {
        properties.ariaLabel = properties.checked ? labels.done : labels.toDo;
      } else if (tagName === 'a' && EXTERNAL.test(String(properties.href ?? ''))) {
        properties.rel = [...rel];
      }
    });
    wrapTables(tables);
  };
}

/** After the visit, because replacing a node while its children are visited would visit it again. */
function wrapTables(tables: readonly Table[]): void {
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
