import type { LocalSite } from '../../../languages/site.ts';
import type { Mail } from '../index.ts';
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
