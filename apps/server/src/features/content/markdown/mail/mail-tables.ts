import type { Element } from 'hast';
import { type CSSProperties, createElement as h } from 'react';
import { alignmentOf } from '../tree/cell-alignment.ts';
import { endOf, type MailLook, startOf } from './mail-look.ts';
import { isElement, type MailPlace, type MailRender } from './mail-place.ts';

/** A table of the text, not one that arranges others. */
export const table: MailRender = (node, place) => {
  const rows = rowsIn(node);
  if (rows.length === 0) return null;
  const style: CSSProperties = { width: '100%', borderCollapse: 'collapse', margin: '0 0 20px' };
  const more = { cellPadding: 0, cellSpacing: 0, 'data-text-format': 'dataTable' };
  return h(
    'table',
    { width: '100%', border: 0, ...more, style },
    h('tbody', {}, ...rows.map((row) => h('tr', {}, ...cellsIn(row, place)))),
  );
};

const rowsIn = (node: Element): Element[] =>
  node.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'tr' ? [child] : rowsIn(child)));

const cellsIn = (row: Element, place: MailPlace) =>
  row.children.filter(isElement).map((cell) => {
    const isHead = cell.tagName === 'th';
    const style: CSSProperties = {
      padding: '9px 8px',
      ...{ fontSize: 15, lineHeight: '1.45', verticalAlign: 'top' },
      fontWeight: isHead ? 600 : 400,
      textAlign: textAlign(cell, place.look),
      borderBottom: `${isHead ? 2 : 1}px solid ${place.look.light.line}`,
    };
    const head = isHead ? { scope: 'col' } : {};
    return h(isHead ? 'th' : 'td', { className: 'line', ...head, style }, ...place.inside(cell));
  });

function textAlign(cell: Element, look: MailLook): 'left' | 'center' | 'right' {
  const alignment = alignmentOf(cell);
  if (alignment === 'center') return 'center';
  return alignment === 'end' ? endOf(look) : startOf(look);
}
