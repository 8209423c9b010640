import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { Element } from 'hast';
import { type CSSProperties, createElement as h } from 'react';
import { linkStyle, MONO, SERIF, startOf } from './mail-look.ts';
import { caption, figure, picture } from './mail-pictures.ts';
import {
  hasClass,
  isElement,
  type MailPlace,
  type MailRender,
  paragraph,
  rawText,
} from './mail-place.ts';
import { table } from './mail-tables.ts';

const section =
  (tag: 'h2' | 'h3' | 'h4', style: CSSProperties): MailRender =>
  (node, place) =>
    h(
      Heading,
      { as: tag, style: { fontWeight: 600, lineHeight: '1.3', ...style } },
      ...place.inside(node),
    );

const small = section('h4', { fontSize: 17, margin: '24px 0 8px' });

const TASKS: CSSProperties = { padding: 0, listStyleType: 'none' };

const list =
  (tag: 'ul' | 'ol'): MailRender =>
  (node, { look, inside }) => {
    const indent = startOf(look) === 'left' ? '0 0 0 26px' : '0 26px 0 0';
    const { start } = node.properties;
    const first = tag === 'ol' && typeof start === 'number' ? { start } : {};
    const isTasks = hasClass(node, 'contains-task-list');
    const style = paragraph('0 0 16px', isTasks ? TASKS : { padding: indent });
    return h(tag, { ...first, style }, ...inside(node));
  };

const link: MailRender = (node, { look, inside }) => {
  const { href, dataFootnoteRef, dataFootnoteBackref } = node.properties;
  // Few programs can jump within a mail. The notes are at its end.
  if (dataFootnoteBackref !== undefined) return null;
  if (dataFootnoteRef !== undefined || typeof href !== 'string') return h('span', {}, inside(node));
  const style = linkStyle(look);
  return h(Link, { className: 'accent', href, style }, ...inside(node));
};

/** Also the attribution inside a pull quote. */
const quotation: MailRender = (node, { look, inside }) => {
  const side = startOf(look) === 'left' ? 'Left' : 'Right';
  const style = {
    margin: '0 0 20px',
    [`padding${side}`]: 18,
    [`border${side}`]: `3px solid ${look.light.line}`,
    color: look.light['ink-muted'],
  };
  return h('blockquote', { className: 'line muted', style }, ...inside(node));
};

const code: MailRender = (node, { look }) => {
  const style = {
    ...{ margin: '0 0 20px', padding: 14, fontFamily: MONO, fontSize: 14, lineHeight: '1.5' },
    ...{ backgroundColor: look.light.paper, color: look.light.ink, textAlign: 'left' as const },
    ...{ whiteSpace: 'pre-wrap', wordBreak: 'break-word' as const },
  };
  return h('pre', { className: 'code', dir: 'ltr', style }, rawText(node).replace(/\n$/, ''));
};

const footnotes = (node: Element, place: MailPlace) => {
  const line = { margin: '36px 0 20px', borderTop: `1px solid ${place.look.light.line}` };
  const [heading, ...notes] = node.children;
  const title = heading && isElement(heading) ? place.inside(heading) : [];
  return h(
    'div',
    {},
    h(Hr, { className: 'line', style: line }),
    h(Text, { style: paragraph('0 0 8px', { fontSize: 15, fontWeight: 600 }) }, ...title),
    ...place.inside({ ...node, children: notes }),
  );
};

/** Elements without an entry are dropped, with what is inside kept, and so are attributes that none of these reads. */
export const mailElements: Readonly<Record<string, MailRender>> = {
  p: (node, { inside }) => h(Text, { style: paragraph('0 0 16px') }, ...inside(node)),
  h2: section('h2', { fontFamily: SERIF, fontSize: 25, fontWeight: 500, margin: '36px 0 12px' }),
  h3: section('h3', { fontFamily: SERIF, fontSize: 20, margin: '28px 0 10px' }),
  h4: small,
  h5: small,
  h6: small,
  a: link,
  strong: (node, { inside }) => h('strong', {}, ...inside(node)),
  em: (node, { inside }) => h('em', {}, ...inside(node)),
  del: (node, { inside }) =>
    h('span', { style: { textDecoration: 'line-through' } }, ...inside(node)),
  sup: (node, { inside }) =>
    h('sup', { style: { fontSize: 12, lineHeight: '1' } }, ...inside(node)),
  code: (node) =>
    h('code', { dir: 'ltr', style: { fontFamily: MONO, fontSize: 15 } }, rawText(node)),
  br: () => h('br'),
  hr: (_, { look }) =>
    h(Hr, {
      className: 'line',
      style: { margin: '32px 0', borderTop: `1px solid ${look.light.line}` },
    }),
  ul: list('ul'),
  ol: list('ol'),
  li: (node, { inside }) => h('li', { style: { margin: '0 0 6px' } }, ...inside(node)),
  // In task lists. Mails have no forms.
  input: ({ properties }) => (properties.checked ? '☑' : '☐'),
  blockquote: quotation,
  pre: code,
  table,
  img: picture,
  figure,
  figcaption: caption,
  section: footnotes,
  span: (node, { inside }) => h('span', {}, ...inside(node)),
  div: (node, { inside }) => h('div', {}, ...inside(node)),
};
