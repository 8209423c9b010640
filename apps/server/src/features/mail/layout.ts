import { escapeHtml } from '../../http/escape-html.ts';

export interface MailContent {
  siteName: string;
  title: string;
  paragraphs: string[];
  action?: { label: string; url: string };
}

const STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; padding: 0; background: #f4f4f2; color: #1c1c1a; }
  .card { background: #ffffff; border: 1px solid #deded9; }
  .button { background: #1c3f6e; color: #ffffff; }
  .quiet { color: #55554f; }
  @media (prefers-color-scheme: dark) {
    body { background: #161615 !important; color: #ececea !important; }
    .card { background: #1f1f1d !important; border-color: #3a3a37 !important; color: #ececea !important; }
    .button { background: #a9c7f2 !important; color: #10233d !important; }
    .quiet { color: #b4b4ae !important; }
    a.plain { color: #a9c7f2 !important; }
  }
`;

const FONT = "font-family: system-ui, -apple-system, 'Segoe UI', sans-serif;";

/** The same words as plain text and as HTML that stays readable when the reader's screen is dark. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: asText(content), html: asHtml(content) };
}

function asText({ siteName, title, paragraphs, action }: MailContent): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return `${[title, ...paragraphs, ...link, `-- \n${siteName}`].join('\n\n')}\n`;
}

function asHtml({ siteName, title, paragraphs, action }: MailContent): string {
  const lines = paragraphs.map(
    (text) => `<p style="margin: 0 0 16px; line-height: 1.6;">${escapeHtml(text)}</p>`,
  );
  const url = action ? escapeHtml(action.url) : '';
  const button = action
    ? `<p style="margin: 24px 0;"><a class="button" href="${url}" style="display: inline-block; padding: 12px 20px; border-radius: 6px; text-decoration: none; font-weight: 600;">${escapeHtml(action.label)}</a></p>
<p class="quiet" style="margin: 0 0 16px; font-size: 14px; line-height: 1.6;">If the button does not work, open this address:<br><a class="plain" href="${url}" style="word-break: break-all;">${url}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body style="${FONT}"><div style="max-width: 560px; margin: 0 auto; padding: 24px 16px;">
<div class="card" style="padding: 28px; border-radius: 8px;">
<h1 style="margin: 0 0 16px; font-size: 22px; line-height: 1.3;">${escapeHtml(title)}</h1>
${lines.join('\n')}
${button}
</div><p class="quiet" style="margin: 16px 0 0; font-size: 13px;">${escapeHtml(siteName)}</p></div></body></html>
`;
}
