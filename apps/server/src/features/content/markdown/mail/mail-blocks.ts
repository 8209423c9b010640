import { Button } from '@react-email/button';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Element } from 'hast';
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { textOf } from '../tree/element.ts';
import { buttonStyle, type MailLook, SERIF, startOf } from './mail-look.ts';
import { gallery } from './mail-pictures.ts';
import { hasClass, isElement, type MailRender, paragraph } from './mail-place.ts';

const box = (look: MailLook, children: readonly ReactNode[]) => {
  const side = startOf(look) === 'left' ? 'Left' : 'Right';
  const { light } = look;
  const style: CSSProperties = {
    backgroundColor: light['accent-soft'],
    [`border${side}`]: `4px solid ${light.accent}`,
    margin: '0 0 20px',
  };
  // The padding of a table is ignored by some programs, that of a cell by none.
  const cell = h('tr', {}, h('td', { style: { padding: '16px 20px 4px' } }, ...children));
  const table = { width: '100%', border: 0, cellPadding: 0, cellSpacing: 0 };
  return h(
    'table',
    { ...table, role: 'presentation', className: 'panel', style },
    h('tbody', {}, cell),
  );
};

const callout: MailRender = (node, place) => {
  const [title, ...content] = node.children;
  const words = title && isElement(title) ? place.inside(title) : [];
  const heading = h(Text, { style: paragraph('0 0 8px', { fontWeight: 600 }) }, ...words);
  return box(place.look, [heading, ...place.inside({ ...node, children: content })]);
};

/** Nothing can be opened in a mail, so all of it is shown. */
const toggle: MailRender = (node, place) => {
  const [title, ...content] = node.children;
  const words = title && isElement(title) ? place.inside(title) : [];
  return h(
    'div',
    { className: 'line', style: { margin: '0 0 20px' } },
    h(Text, { style: paragraph('0 0 8px', { fontWeight: 600 }) }, ...words),
    ...place.inside({ ...node, children: content }),
  );
};

const pullquote: MailRender = (node, place) => {
  const line = `1px solid ${place.look.light.line}`;
  const style: CSSProperties = {
    margin: '28px 0',
    padding: '20px 0 4px',
    borderTop: line,
    borderBottom: line,
    textAlign: 'center',
  };
  const [quote, ...rest] = node.children.filter(isElement);
  const words = (quote?.children ?? []).filter(isElement).map((part) => {
    const large = paragraph('0 0 14px', {
      fontFamily: SERIF,
      fontSize: 23,
      lineHeight: '1.4',
    });
    return h(Text, { style: large }, ...place.inside(part));
  });
  const source = place.inside({ ...node, children: rest });
  return h(
    Section,
    { className: 'line', style },
    ...words,
    h('div', { style: { margin: '0 0 16px' } }, ...source),
  );
};

const button: MailRender = (node, { look }) => {
  const anchor = node.children.find(isElement);
  if (!anchor) return null;
  const href = String(anchor.properties.href ?? '');
  const shown = h(Button, { className: 'button', href, style: buttonStyle(look) }, textOf(anchor));
  return h('div', { style: { margin: '24px 0' } }, shown);
};

/** A file, or a recording that readers open in their browser. */
const download: MailRender = (node, place) =>
  box(place.look, [h(Text, { style: paragraph('0 0 12px') }, ...place.inside(node))]);

const recording: MailRender = (node, place) =>
  box(place.look, [h(Text, { style: paragraph('0 0 12px') }, '▶ ', ...place.inside(node))]);

const blocks: Readonly<Record<string, MailRender>> = {
  callout,
  toggle,
  pullquote,
  'button-line': button,
  gallery,
  file: download,
  audio: recording,
  video: recording,
};

/** Blocks are recognised by the class that they have on a page. */
export const blockOf = (node: Element): MailRender | undefined =>
  Object.entries(blocks).find(([name]) => hasClass(node, name))?.[1];
