import {
  tableCellSchema,
  tableHeaderRowSchema,
  tableHeaderSchema,
  tableRowSchema,
  tableSchema,
} from '@milkdown/preset-gfm';
import type { Attrs, NodeSpec } from '@milkdown/prose/model';

export type Alignment = 'left' | 'center' | 'right';

/** As on the page, where a text that is written from the right mirrors them. */
const CLASSES: Record<string, string> = { center: 'cell-center', right: 'cell-end' };

/** Most columns have none. Milkdown would write `:-` for each. */
const alignment = { default: null, validate: 'string|null' };

const readAlignment = (cell: HTMLElement): Attrs => {
  const found = cell.dataset.alignment ?? (cell.style.textAlign || cell.getAttribute('align'));
  return { alignment: found === 'center' || found === 'right' ? found : null };
};

const cell = (tag: 'td' | 'th'): Pick<NodeSpec, 'parseDOM' | 'toDOM'> => ({
  parseDOM: [{ tag, getAttrs: readAlignment }],
  toDOM: ({ attrs }) => {
    const name = String(attrs.alignment);
    const className = CLASSES[name];
    return [tag, className ? { class: className, 'data-alignment': name } : {}, 0];
  },
});

const alignedCell = tableCellSchema.extendSchema((schema) => (ctx) => {
  const before = schema(ctx);
  return { ...before, attrs: { ...before.attrs, alignment }, ...cell('td') };
});

const alignedHeader = tableHeaderSchema.extendSchema((schema) => (ctx) => {
  const before = schema(ctx);
  return { ...before, attrs: { ...before.attrs, alignment }, ...cell('th') };
});

/** A table may consist of its header. It scrolls where it is wider than the text. */
const scrollingTable = tableSchema.extendSchema((schema) => (ctx) => ({
  ...schema(ctx),
  content: 'table_header_row table_row*',
  toDOM: () => ['div', { class: 'table-scroll' }, ['table', ['tbody', 0]]],
}));

export const tableSchemas = [
  scrollingTable,
  tableHeaderRowSchema,
  tableRowSchema,
  alignedHeader,
  alignedCell,
];
