import type { MailSamples } from '../../feature.ts';
import { newLoginMail } from './login/emails.ts';

export const sessionMailSamples: MailSamples = {
  wording: 'sessions-server',
  render: (site, { to, at }) => [
    newLoginMail(site, { email: to }, { device: 'Firefox, Linux', at }),
  ],
};
