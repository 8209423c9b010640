import type { MailSamples } from '../../feature.ts';
import { confirmationMail } from './emails.ts';

export const emailConfirmationMailSamples: MailSamples = {
  wording: 'email-confirmation-server',
  render: (site, { to, code }) => [confirmationMail(site, { to, code })],
};
