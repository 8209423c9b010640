import type { Mail } from '../../../adapters/mailer/mailer.ts';
import type { LocalSite } from '../../../languages/site.ts';
import { renderMail } from './layout.ts';

/** Shows that mails arrive. */
export function testMail(site: LocalSite, to: string): Mail {
  const t = site.messages.of('mail');
  return {
    kind: 'test',
    to,
    subject: t('testSubject', { site: site.name }),
    ...renderMail({ site, title: t('testTitle'), paragraphs: [t('testText')] }),
  };
}
