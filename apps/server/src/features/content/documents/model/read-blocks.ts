import type { Element, ElementContent, RootContent } from 'hast';
import { alignmentOf } from '../../markdown/tree/cell-alignment.ts';
import { isHeading, textOf } from '../../markdown/tree/element.ts';
import type { Block, Inline, Table } from './document-model.ts';
import { removeForbidden, toLine } from './plain-text.ts';
import { type References, readInlines } from './read-inlines.ts';

/** Typesetters limit how deeply functions call each other. What is nested deeper is moved up. */
const MAX_DEPTH = 8;

const BLOCKS = new Set(['p', 'ul', 'ol', 'blockquote', 'pre', 'table', 'figure', 'hr', 'div']);
const isBlock = (node: Element) => BLOCKS.has(node.tagName) || isHeading(node);

export function readBlocks(
  nodes: readonly RootContent[],
  references: References,
  depth = 0,
): Block[] {
  const blocks: Block[] = [];
  let line: ElementContent[] = [];
  const endLine = () => {
    const content = readInlines(line, references);
    if (content.length > 0) blocks.push({ kind: 'paragraph', content });
    line = [];
  };
  for (const node of nodes) {
    if (node.type === 'element' && isBlock(node)) {
      endLine();
      blocks.push(...readBlock(node, references, depth));
    } else if (node.type === 'element' || node.type === 'text') {
      line.push(node);
    }
  }
  endLine();
  return blocks;
}

function readBlock(node: Element, references: References, depth: number): Block[] {
  const { tagName, properties, children } = node;
  const inside = () => readBlocks(children, references, depth + 1);
  if (isHeading(node)) return readHeading(node, references);
  switch (tagName) {
    case 'hr':
      return [{ kind: 'rule' }];
    case 'pre':
      return [{ kind: 'code', text: removeForbidden(textOf(node)).replace(/\n$/, '') }];
    case 'table':
      return [readTable(node, references)];
    case 'figure':
      return readFigure(node, references);
    case 'p':
      return paragraph(readInlines(children, references));
    case 'blockquote':
      return depth < MAX_DEPTH ? nonEmpty({ kind: 'quote', blocks: inside() }) : inside();
    case 'ul':
    case 'ol': {
      const items = elements(children, 'li').map((item) =>
        readBlocks(item.children, references, depth + 1),
      );
      if (depth >= MAX_DEPTH) return items.flat();
      const start = tagName === 'ol' ? Number(properties.start ?? 1) : null;
      return [{ kind: 'list', start, items }];
    }
    default: {
      const blocks = readBlocks(children, references, depth);
      const isBox = properties.role === 'note' && depth < MAX_DEPTH && blocks.length > 0;
      return isBox ? [{ kind: 'box', blocks }] : blocks;
    }
  }
}

const nonEmpty = (quote: Extract<Block, { kind: 'quote' }>): Block[] =>
  quote.blocks.length > 0 ? [quote] : [];

const paragraph = (content: readonly Inline[]): Block[] =>
  content.length > 0 ? [{ kind: 'paragraph', content }] : [];

function readHeading(node: Element, references: References): Block[] {
  const content = readInlines(node.children, references);
  if (content.length === 0) return [];
  const level = Number(node.tagName.slice(1)) - 1;
  const plain = toLine(textOf(node)).trim();
  return [{ kind: 'heading', level, id: String(node.properties.id ?? ''), content, plain }];
}

function readFigure(node: Element, references: References): Block[] {
  const [line] = elements(node.children, 'figcaption');
  const caption = line ? toLine(textOf(line)) : '';
  const [drawing] = elements(node.children, 'svg');
  if (drawing) {
    const alt = toLine(String(drawing.properties.ariaLabel ?? ''));
    return [{ kind: 'figure', name: references.addDrawing(drawing), alt, caption }];
  }
  const image = findImage(node);
  if (!image) return readBlocks(node.children, references);
  const alt = toLine(String(image.properties.alt ?? ''));
  const name = references.pictureName(String(image.properties.src ?? ''));
  if (name !== undefined) return [{ kind: 'figure', name, alt, caption }];
  return [alt, caption]
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'paragraph', content: [{ kind: 'text', text, styles: ['em'] }] }));
}

const findImage = (node: Element): Element | undefined =>
  node.tagName === 'img'
    ? node
    : node.children
        .flatMap((child) => (child.type === 'element' ? (findImage(child) ?? []) : []))
        .at(0);

const elements = (nodes: readonly ElementContent[], ...names: string[]): Element[] =>
  nodes.filter((node) => node.type === 'element').filter(({ tagName }) => names.includes(tagName));

function readTable(table: Element, references: References): Table {
  const rowsOf = (name: string) =>
    elements(table.children, name).flatMap((part) => elements(part.children, 'tr'));
  const cellsOf = (row: Element) => elements(row.children, 'th', 'td');
  const [headRow] = rowsOf('thead');
  const head = headRow ? cellsOf(headRow) : [];
  const rows = rowsOf('tbody').map(cellsOf);
  const columns = Math.max(head.length, ...rows.map((row) => row.length), 1);
  const read = (cells: readonly Element[]) =>
    Array.from({ length: columns }, (_, index) =>
      readInlines(cells[index]?.children ?? [], references),
    );
  const samples = head.length > 0 ? head : (rows[0] ?? []);
  return {
    kind: 'table',
    alignments: Array.from({ length: columns }, (_, index) => alignmentOf(samples[index])),
    head: head.length > 0 ? read(head) : [],
    rows: rows.map(read),
  };
}
