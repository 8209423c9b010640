import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

export type CellAlignment = 'start' | 'center' | 'end';

/** Markdown has left and right; a text in a language that is written from the right mirrors them. */
const CLASSES: Readonly<Record<string, string>> = { center: 'cell-center', right: 'cell-end' };

/** Replaces the obsolete attribute `align` of table cells with classes. */
export function cellAlignment() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'th' && tagName !== 'td') return;
      const name = CLASSES[String(properties.align)];
      delete properties.align;
      if (name) properties.className = [name];
    });
  };
}

export function alignmentOf(cell: Element | undefined): CellAlignment {
  const { className } = cell?.properties ?? {};
  const classes: readonly unknown[] = Array.isArray(className) ? className : [];
  if (classes.includes(CLASSES.center)) return 'center';
  return classes.includes(CLASSES.right) ? 'end' : 'start';
}
