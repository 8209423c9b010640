import type { MailSamples } from '../../feature.ts';
import { passwordChangedMail } from './credentials/emails.ts';
import { accountDeletedMail, deletionRequestedMail } from './deletion/emails.ts';

export const accountMailSamples: MailSamples = {
  wording: 'accounts-server',
  render: (site, { to, at }) => [
    passwordChangedMail(site, { email: to }, at),
    deletionRequestedMail(site, { to, dueAt: at, link: site.url, consequences: [] }),
    accountDeletedMail(site, to),
  ],
};
