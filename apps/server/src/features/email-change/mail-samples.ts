import type { MailSamples } from '../../feature.ts';
import { confirmEmailMail, emailChangedMail, emailChangeRequestedMail } from './emails.ts';

export const emailChangeMailSamples: MailSamples = {
  wording: 'email-change-server',
  render: (site, { to, code }) => [
    confirmEmailMail(site, { to, code }),
    emailChangeRequestedMail(site, { to, undoLink: site.url }),
    emailChangedMail(site, { to, undoLink: site.url }),
  ],
};
