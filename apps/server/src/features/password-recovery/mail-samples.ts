import { linkWith, pages } from '@rostra/contract/pages';
import type { MailSamples } from '../../feature.ts';
import { resetMail } from './emails.ts';

export const passwordRecoveryMailSamples: MailSamples = {
  wording: 'password-recovery-server',
  render: (site, { to, code }) => [
    resetMail(site, { email: to }, site.url + linkWith(pages.resetPassword, 'code', code)),
  ],
};
