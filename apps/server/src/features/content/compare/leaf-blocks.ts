import type { Element, ElementContent, RootContent } from 'hast';
import { type Token, tokensOf } from './tokens.ts';

/** An element around a block, such as a list. */
export interface Container {
  readonly tag: 'ul' | 'ol' | 'li' | 'blockquote';
  /** The number of an item in an ordered list. */
  readonly start?: number;
}

export interface Cell {
  readonly tag: 'td' | 'th' | undefined;
  readonly tokens: readonly Token[];
}

/** The smallest unit that is paired: a paragraph, heading, list item, picture or table. */
export interface Leaf {
  readonly tag: string;
  readonly around: readonly Container[];
  /** One row with one cell, except in tables. */
  readonly rows: readonly (readonly Cell[])[];
  /** The same for blocks of the same kind. */
  readonly kind: string;
  /** Equal for blocks that readers cannot tell apart. */
  readonly key: string;
}

const BLOCKS = new Set(
  'blockquote div figure h1 h2 h3 h4 h5 h6 hr ol p pre section table ul'.split(' '),
);

/** The blocks of a text in reading order. */
export function leafBlocks(nodes: readonly RootContent[]): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (node: RootContent, around: readonly Container[]): void => {
    if (node.type !== 'element') return;
    const { tagName, children } = node;
    if (tagName === 'ul' || tagName === 'ol') {
      const items = children.filter((child) => child.type === 'element');
      const first = Number(node.properties.start ?? 1);
      for (const [index, item] of items.entries()) {
        const number = tagName === 'ol' ? { start: first + index } : {};
        visitItem(item, [...around, { tag: tagName, ...number }]);
      }
    } else if (tagName === 'blockquote') {
      for (const child of children) visit(child, [...around, { tag: 'blockquote' }]);
    } else if (tagName === 'div' || tagName === 'section') {
      for (const child of children) visit(child, around);
    } else leaves.push(leafOf(node, around));
  };
  /** An item with paragraphs has a block for each; those after the first follow a list inside it. */
  const visitItem = (item: Element, around: readonly Container[]): void => {
    let inline: ElementContent[] = [];
    const flush = () => {
      const tokens = tokensOf(inline);
      if (tokens.length > 0) leaves.push(makeLeaf('li', around, [[{ tag: undefined, tokens }]]));
      inline = [];
    };
    for (const child of item.children) {
      const isBlock = child.type === 'element' && BLOCKS.has(child.tagName);
      if (!isBlock) inline.push(child);
      else if (child.tagName === 'p') {
        flush();
        inline = [...child.children];
        flush();
      } else {
        flush();
        visit(child, [...around, { tag: 'li' }]);
      }
    }
    flush();
  };
  for (const node of nodes) visit(node, []);
  return leaves;
}

function leafOf(node: Element, around: readonly Container[]): Leaf {
  const { tagName, children } = node;
  if (tagName === 'table') return makeLeaf('table', around, rowsOf(node));
  const tokens = tokensOf(children, tagName === 'pre');
  return makeLeaf(tagName, around, [[{ tag: undefined, tokens }]]);
}

function rowsOf(table: Element): Cell[][] {
  const rows: Cell[][] = [];
  const visit = (node: ElementContent): void => {
    if (node.type !== 'element') return;
    if (node.tagName !== 'tr') {
      node.children.forEach(visit);
      return;
    }
    rows.push(
      node.children.flatMap((cell): Cell[] => {
        if (cell.type !== 'element') return [];
        return [{ tag: cell.tagName === 'th' ? 'th' : 'td', tokens: tokensOf(cell.children) }];
      }),
    );
  };
  visit(table);
  return rows;
}

function makeLeaf(
  tag: string,
  around: readonly Container[],
  rows: readonly (readonly Cell[])[],
): Leaf {
  const kind = [...around.map((container) => container.tag), tag].join(' ');
  return { tag, around, rows, kind, key: `${kind}\n${rows.map(rowKey).join('\n')}` };
}

export const rowKey = (row: readonly Cell[]): string =>
  row
    .map(({ tag = '', tokens }) => `${tag}\t${tokens.map(({ key }) => key).join('\t')}`)
    .join('\t\t');

export const tokensIn = ({ rows }: Leaf): Token[] =>
  rows.flatMap((row) => row.flatMap(({ tokens }) => [...tokens]));

export const textOf = (leaf: Leaf): string =>
  leaf.rows
    .map((row) => row.map(({ tokens }) => tokens.map(({ text }) => text).join('')).join(' '))
    .join(' ');
