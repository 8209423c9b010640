import type { LocalSite } from '../../../languages/site.ts';
import { type Mail, renderMail, withoutLinks } from '../../mail/index.ts';

interface PausedMailing {
  readonly subject: string;
  readonly percent: number;
}

/** For the person who sent it. */
export function mailingPausedMail(
  site: LocalSite,
  to: string,
  { subject, percent }: PausedMailing,
): Mail {
  const t = site.messages.of('mailings-server');
  const name = withoutLinks(subject);
  return {
    kind: 'mailing-paused',
    to,
    subject: t('pausedSubject', { name }),
    ...renderMail({
      site,
      title: t('pausedTitle'),
      paragraphs: [t('pausedText', { name, percent }), t('pausedWhy'), t('pausedNext')],
    }),
  };
}
