import type { MailSamples } from '../../feature.ts';
import { switchedOffMail } from './emails.ts';

export const webhookMailSamples: MailSamples = {
  wording: 'webhooks-server',
  render: (site, { to }) =>
    (['failures', 'gone'] as const).map((reason) =>
      switchedOffMail(site, to, { name: 'CRM', reason }),
    ),
};
