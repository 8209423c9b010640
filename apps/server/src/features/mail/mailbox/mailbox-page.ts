import { mailboxPath } from '@rostra/contract/pages';
import { languages as infoOf } from '@rostra/messages';
import { escapeHtml } from '../../../http/escape-html.ts';
import { datesIn, type Site } from '../../../languages/site.ts';
import { MAIL_COLOURS } from '../text/layout.ts';

export interface MailboxEntry {
  id: number;
  kind: string;
  to: string;
  subject: string;
  text: string;
  createdAt: string;
}

const { light, dark } = MAIL_COLOURS;

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; }
  h1 { font-size: 1.75rem; } h2 { font-size: 1.1rem; margin: 0; }
  article { border: 1px solid light-dark(${light.line}, ${dark.line}); border-radius: 4px; padding: 1rem 1.25rem; margin: 1.5rem 0; }
  article { margin-bottom: .5rem; } .views { display: flex; gap: 1rem; margin: 0 1.25rem 2rem; }
  p { margin: .25rem 0; } pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const viewPath = (id: number, view: 'html' | 'source') => `${mailboxPath}/${id}/${view}`;

/** Shows mails that were not sent because no mail server is configured, newest first, as text with links to their other forms. */
export function mailboxPage(site: Site, mails: MailboxEntry[]): string {
  const { name, url, languages } = site;
  const messages = languages.messagesOf(languages.defaultLanguage);
  const dates = datesIn(site, messages);
  const { language } = messages;
  const t = messages.of('mail');
  const title = escapeHtml(t('mailboxTitle', { site: name }));
  const list = mails.map(
    ({ id, to, subject, text, createdAt }) => `<article id="mail-${id}">
<h2>${escapeHtml(subject)}</h2><p>${escapeHtml(t('mailboxTo', { address: to }))}, <time datetime="${createdAt}">${dates.dateTime(createdAt)}</time></p>
<pre dir="auto">${withLinks(text, url)}</pre></article>
<p class="views"><a href="${viewPath(id, 'html')}">${escapeHtml(t('mailboxHtml'))}</a> <a href="${viewPath(id, 'source')}">${escapeHtml(t('mailboxSource'))}</a></p>`,
  );
  return `<!doctype html><html lang="${language}" dir="${infoOf[language].direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${STYLE}</style></head><body><main><h1>${title}</h1>
<p>${escapeHtml(t('mailboxText'))}</p>
${list.join('\n') || `<p>${escapeHtml(t('mailboxEmpty'))}</p>`}</main></body></html>`;
}

/** Only links to this site are clickable. */
function withLinks(text: string, siteUrl: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => {
      const safe = escapeHtml(word);
      return word.startsWith(`${siteUrl}/`) ? `<a href="${safe}">${safe}</a>` : safe;
    })
    .join('');
}
