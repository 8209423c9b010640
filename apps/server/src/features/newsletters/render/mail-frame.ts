import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import type { LocalSite } from '../../../languages/site.ts';
import {
  buttonStyle,
  darkTheme,
  linkStyle,
  type MailLook,
  SANS,
  SERIF,
  startOf,
  TEXT_WIDTH,
  withoutMarkers,
} from '../../content/index.ts';
import type { Gate } from './gate.ts';
import { leaveMark, preferencesMark } from './placeholders.ts';
import type { SenderDetails } from './sender-details.ts';

export interface MailFrame {
  readonly local: LocalSite;
  readonly look: MailLook;
  readonly sender: SenderDetails;
  readonly subject: string;
  readonly title: string;
  readonly previewText: string;
  readonly newsletterName: string;
  readonly picture: {
    readonly url: string;
    readonly alternativeText: string;
    readonly width: number | null;
    readonly height: number | null;
  } | null;
  /** HTML. Stands above the title. */
  readonly introduction: string;
  /** HTML. */
  readonly text: string;
  readonly gate: Gate | null;
  readonly webUrl: string | null;
}

/** Apple Mail and others follow these; the rest is on the elements. */
const SMALL_SCREENS =
  '@media (max-width:480px){.cell{padding:26px 20px 20px !important}.side{padding-left:21px !important;padding-right:21px !important}.title{font-size:27px !important}}';

/** The whole HTML of a mail, as components of React Email: tables, because Outlook has the layout of a word processor. */
export async function renderFrame(frame: MailFrame): Promise<string> {
  const { local, look, subject, previewText } = frame;
  const { light } = look;
  const style = `:root{color-scheme:light dark}${SMALL_SCREENS}${darkTheme(look)}`;
  const head = h(
    Head,
    {},
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', {}, subject),
    h('style', {}, style),
  );
  const preview = { children: previewText };
  const paper: CSSProperties = { backgroundColor: light.paper, color: light.ink, fontFamily: SANS };
  const body = h(
    Body,
    { className: 'paper', dir: look.direction, style: { margin: 0, padding: 0 } },
    h(Preview, preview),
    h(
      Section,
      { className: 'paper', dir: look.direction, style: paper },
      h(
        Container,
        { style: { width: '100%', maxWidth: 600, textAlign: startOf(look) } },
        header(frame),
        card(frame),
        footer(frame),
      ),
    ),
  );
  return withoutMarkers(
    await render(h(Html, { lang: local.messages.language, dir: look.direction }, head, body)),
  );
}

const LOGO_HEIGHT = 40;

function header({ local, look, newsletterName }: MailFrame): ReactNode {
  const { logo, name } = local;
  const quiet: CSSProperties = { ...{ margin: 0, fontSize: 14 }, color: look.light['ink-muted'] };
  return cell(
    '28px 33px 16px',
    logo
      ? h(Img, {
          src: logo.src,
          alt: name,
          width: Math.round((logo.width * LOGO_HEIGHT) / logo.height),
          height: LOGO_HEIGHT,
          style: { margin: '0 0 8px', padding: 4, backgroundColor: look.light.paper },
        })
      : h(Text, { style: { margin: 0, fontFamily: SERIF, fontSize: 21 } }, name),
    h(Text, { className: 'muted', style: quiet }, newsletterName),
  );
}

/** Around everything that is read. */
function card(frame: MailFrame): ReactNode {
  const { look, title, picture, introduction, text, gate } = frame;
  const { light } = look;
  const style: CSSProperties = {
    backgroundColor: light['paper-raised'],
    border: `1px solid ${light.line}`,
    borderRadius: 4,
    color: light.ink,
  };
  const heading: CSSProperties = {
    margin: '0 0 20px',
    ...{ fontFamily: SERIF, fontSize: 32, fontWeight: 500, lineHeight: '1.2' },
  };
  const line: CSSProperties = { margin: '28px 0 32px', borderTop: `1px solid ${light.line}` };
  return h(
    'table',
    { ...TABLE, className: 'card', style },
    h(
      'tbody',
      {},
      h(
        'tr',
        {},
        h(
          'td',
          { className: 'cell', style: { padding: '36px 32px 28px' } },
          ...(introduction ? [html(introduction), h(Hr, { className: 'line', style: line })] : []),
          h(Heading, { as: 'h1', className: 'title', style: heading }, title),
          picture ? h(Img, { ...shownPicture(picture), style: PICTURE }) : null,
          html(text),
          gate ? gateBox(gate, look) : null,
          online(frame),
        ),
      ),
    ),
  );
}

const html = (text: string): ReactNode =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the renderer of texts
  h('div', { dangerouslySetInnerHTML: { __html: text } });

const TABLE = {
  ...{ role: 'presentation', width: '100%', border: 0, cellPadding: 0, cellSpacing: 0 },
} as const;

const PICTURE: CSSProperties = { maxWidth: '100%', height: 'auto', margin: '0 0 24px' };

function shownPicture({ url, alternativeText, width, height }: NonNullable<MailFrame['picture']>) {
  const shown = width ? Math.min(width, TEXT_WIDTH) : TEXT_WIDTH;
  const size = width && height ? { height: Math.round((height * shown) / width) } : {};
  return { src: url, alt: alternativeText, width: shown, ...size };
}

function gateBox({ title, requirement, action, logIn }: Gate, look: MailLook): ReactNode {
  const { light } = look;
  const box: CSSProperties = {
    backgroundColor: light['accent-soft'],
    borderTop: `3px solid ${light.accent}`,
    margin: '28px 0 12px',
  };
  const heading: CSSProperties = {
    margin: '0 0 8px',
    ...{ fontFamily: SERIF, fontSize: 22, fontWeight: 500, lineHeight: '1.3' },
  };
  const line: CSSProperties = { margin: '0 0 18px', fontSize: 16, lineHeight: '1.5' };
  const last: CSSProperties = { margin: '16px 0 0', fontSize: 15 };
  const content = [
    h(Heading, { as: 'h2', style: heading }, title),
    h(Text, { style: line }, requirement),
    h(Button, { className: 'button', href: action.url, style: buttonStyle(look) }, action.label),
    logIn ? h(Text, { style: last }, plainLink(look, logIn.url, logIn.label)) : null,
  ];
  const row = h('tr', {}, h('td', { style: { padding: 24 } }, ...content));
  return h('table', { ...TABLE, className: 'panel', style: box }, h('tbody', {}, row));
}

const plainLink = (look: MailLook, href: string, label: string): ReactNode =>
  h(Link, { className: 'accent', href, style: linkStyle(look) }, label);

function online({ local, look, webUrl }: MailFrame): ReactNode {
  if (webUrl === null) return null;
  const style: CSSProperties = { margin: '28px 0 0', fontSize: 15 };
  return h(
    Text,
    { style },
    plainLink(look, webUrl, local.messages.of('mailing-server')('readOnline')),
  );
}

/** Why somebody gets the mail, how to leave, and who sent it. */
function footer({ local, look, sender, newsletterName }: MailFrame): ReactNode {
  const t = local.messages.of('mailing-server');
  const style: CSSProperties = {
    margin: '0 0 12px',
    ...{ fontSize: 13, lineHeight: '1.6', color: look.light['ink-muted'] },
  };
  const line = (...children: ReactNode[]) => h(Text, { className: 'muted', style }, ...children);
  // A line in another script keeps its own direction: the number before a town stays before it.
  const address = [sender.name, ...sender.addressLines].flatMap((words, index) => {
    const own = h('span', { key: words, dir: 'auto' }, words);
    return index === 0 ? [own] : [h('br', { key: index }), own];
  });
  return cell(
    '24px 33px 40px',
    line(t('whyYouGetIt', { name: newsletterName, site: local.name })),
    line(
      plainLink(look, leaveMark, t('leave')),
      '\u00a0 · \u00a0',
      plainLink(look, preferencesMark, t('preferences')),
    ),
    line(...address),
    sender.imprintUrl ? line(plainLink(look, sender.imprintUrl, t('imprint'))) : null,
  );
}

/** The padding of a cell is respected everywhere, that of other elements is not. */
const cell = (padding: string, ...children: ReactNode[]): ReactNode =>
  h(
    'table',
    TABLE,
    h('tbody', {}, h('tr', {}, h('td', { className: 'side', style: { padding } }, ...children))),
  );
