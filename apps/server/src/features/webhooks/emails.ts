import type { WebhookOffReason } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import type { LocalSite } from '../../languages/site.ts';
import { type Mail, renderMail } from '../mail/index.ts';

export function switchedOffMail(
  site: LocalSite,
  to: string,
  { name, reason }: { name: string; reason: WebhookOffReason },
): Mail {
  const t = site.messages.of('webhooks-server');
  return {
    kind: 'webhook-off',
    to,
    subject: t('offSubject', { name }),
    ...renderMail({
      site,
      title: t('offTitle'),
      paragraphs: [
        reason === 'gone' ? t('offGone', { name }) : t('offFailures', { name }),
        t('offMeanwhile'),
      ],
      action: { label: t('offAction'), url: `${new URL(site.url).origin}${studioPath}/webhooks` },
    }),
  };
}
