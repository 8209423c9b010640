import { Column } from '@react-email/column';
import { Img } from '@react-email/img';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import type { Element } from 'hast';
import { type CSSProperties, Fragment, createElement as h } from 'react';
import { isElement, type MailPlace, type MailRender, paragraph } from './mail-place.ts';

/** With its size, so that nothing moves when the reader allows pictures. */
export const picture: MailRender = ({ properties: { src, alt, width, height } }, place) => {
  if (typeof src !== 'string') return null;
  const size = sizeIn(place.width, Number(width), Number(height));
  const style: CSSProperties = { display: 'inline-block', maxWidth: '100%', height: 'auto' };
  return h(Img, { src, alt: String(alt ?? ''), ...size, style });
};

function sizeIn(maximum: number, width: number, height: number) {
  if (!(width > 0 && height > 0)) return { width: maximum };
  const shown = Math.min(width, maximum);
  return { width: Math.round(shown), height: Math.round((height * shown) / width) };
}

export const figure: MailRender = (node, { inside }) =>
  h('div', { style: { margin: '0 0 20px' } }, ...inside(node));

export const caption: MailRender = (node, { look, inside }) => {
  const style = paragraph('8px 0 0', { fontSize: 14, color: look.light['ink-muted'] });
  return h(Text, { className: 'muted', style }, ...inside(node));
};

const GAP = 12;

/** Two in a row. */
export const gallery: MailRender = (node, place) => {
  const [holder, ...others] = node.children.filter(isElement);
  const pictures = (holder?.children ?? []).filter(isElement);
  const rows = pictures.flatMap((_, index) =>
    index % 2 === 0 ? [pictures.slice(index, index + 2)] : [],
  );
  const rest: Element = { ...node, children: others };
  return h(
    'div',
    { style: { margin: '0 0 20px' } },
    ...rows.map((pair) => rowOf(pair, place)),
    ...place.inside(rest),
  );
};

function rowOf(pair: readonly Element[], place: MailPlace) {
  const width = pair.length === 1 ? place.width : (place.width - GAP) / 2;
  const cells = pair.map((one, index) => {
    const style: CSSProperties = { verticalAlign: 'top', paddingBottom: GAP };
    const cell = h(
      Column,
      { width: pair.length === 1 ? '100%' : '49%', style },
      ...place.inside(one, { ...place, width }),
    );
    const gap = h(Column, { width: '2%', style: { fontSize: 1, lineHeight: '1px' } }, ' ');
    return index === 0 && pair.length === 2 ? [cell, gap] : [cell];
  });
  const row = { children: h(Fragment, {}, ...cells.flat()) };
  return h(Row, row);
}
