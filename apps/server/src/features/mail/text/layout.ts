import type { Accent } from '@rostra/contract';
import { languages } from '@rostra/messages';
import { escapeHtml } from '../../../http/escape-html.ts';
import type { LocalSite } from '../../../languages/site.ts';

interface MailLink {
  label: string;
  url: string;
}

export interface MailContent {
  site: LocalSite;
  title: string;
  paragraphs: string[];
  action?: MailLink;
  /** Shown below the button, for people who should not have received the mail. */
  otherAction?: MailLink;
}

/**
 * The site's colours. Mail programs do not support variables, and some no style sheets, so the light
 * colours are repeated on each element.
 */
export const MAIL_COLOURS = {
  light: {
    paper: '#faf8f3',
    'paper-raised': '#ffffff',
    ink: '#1b1c1a',
    'ink-muted': '#565850',
    line: '#dcd7ca',
  },
  dark: {
    paper: '#151513',
    'paper-raised': '#1e1d1a',
    ink: '#ece8de',
    'ink-muted': '#aba598',
    line: '#35332d',
  },
};

/** Of mails in the look of the site. */
export const mailColours = ({ light, dark }: Accent) => ({
  light: { ...MAIL_COLOURS.light, ...light },
  dark: { ...MAIL_COLOURS.dark, ...dark },
});

const styleOf = ({ dark }: ReturnType<typeof mailColours>) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    body { background: ${dark.paper} !important; color: ${dark.ink} !important; }
    .card { background: ${dark['paper-raised']} !important; border-color: ${dark.line} !important; color: ${dark.ink} !important; }
    .button { background: ${dark.accent} !important; color: ${dark['on-accent']} !important; }
    .quiet { color: ${dark['ink-muted']} !important; }
    a.plain { color: ${dark.accent} !important; }
  }
`;

const FONT = "font-family: system-ui, -apple-system, 'Segoe UI', sans-serif;";
const HEADING_FONT = "font-family: Newsreader, Georgia, 'Times New Roman', serif;";

/** The same content as plain text and as HTML that supports dark mode. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: asText(content), html: asHtml(content) };
}

function asText({ site, title, paragraphs, action, otherAction }: MailContent): string {
  const links = [action, otherAction].flatMap((link) =>
    link ? [`${link.label}:\n${link.url}`] : [],
  );
  return `${[title, ...paragraphs, ...links, `-- \n${site.name}`].join('\n\n')}\n`;
}

const LOGO_HEIGHT = 40;

/** On light paper also in dark mode. Programs that load no pictures show the name. */
function logoOf({ logo, name }: LocalSite): string {
  if (!logo) return '';
  const width = Math.round((logo.width * LOGO_HEIGHT) / logo.height);
  const style = `display: block; width: auto; max-width: 100%; height: ${LOGO_HEIGHT}px; margin: 0 0 16px; padding: 4px; border-radius: 4px; background: ${MAIL_COLOURS.light.paper};`;
  return `<img src="${escapeHtml(logo.src)}" width="${width}" height="${LOGO_HEIGHT}" alt="${escapeHtml(name)}" style="${style}">\n`;
}

function asHtml({ site, title, paragraphs, action, otherAction }: MailContent): string {
  const { language } = site.messages;
  const { direction } = languages[language];
  const t = site.messages.of('mail');
  const colours = mailColours(site.accent);
  const { light } = colours;
  const lines = paragraphs.map(
    (text) =>
      `<p style="margin: 0 0 16px; line-height: 1.6; overflow-wrap: anywhere;">${escapeHtml(text)}</p>`,
  );
  const url = action ? escapeHtml(action.url) : '';
  const button = action
    ? `<p style="margin: 24px 0;"><a class="button" href="${url}" style="display: inline-block; padding: 12px 20px; border-radius: 4px; background: ${light.accent}; color: ${light['on-accent']}; text-decoration: none; font-weight: 600;">${escapeHtml(action.label)}</a></p>
<p class="quiet" style="margin: 0; font-size: 14px; line-height: 1.6; color: ${light['ink-muted']};">${escapeHtml(t('buttonDoesNotWork'))}<br><a class="plain" href="${url}" style="word-break: break-all; direction: ltr; unicode-bidi: isolate; color: ${light.accent};">${url}</a></p>`
    : '';
  const other = otherAction
    ? `<p class="quiet" style="margin: 24px 0 0; font-size: 14px; line-height: 1.6; color: ${light['ink-muted']};"><a class="plain" href="${escapeHtml(otherAction.url)}" style="color: ${light.accent};">${escapeHtml(otherAction.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title><style>${styleOf(colours)}</style></head>
<body style="margin: 0; padding: 0; background: ${light.paper}; color: ${light.ink}; ${FONT}"><div style="max-width: 560px; margin: 0 auto; padding: 24px 16px;">
${logoOf(site)}<div class="card" style="padding: 28px; border: 1px solid ${light.line}; border-radius: 4px; background: ${light['paper-raised']};">
<h1 style="margin: 0 0 16px; font-size: 24px; font-weight: 500; line-height: 1.25; ${HEADING_FONT}">${escapeHtml(title)}</h1>
${lines.join('\n')}
${button}
${other}
</div><p class="quiet" style="margin: 16px 0 0; font-size: 13px; color: ${light['ink-muted']};">${escapeHtml(site.name)}</p></div></body></html>
`;
}
