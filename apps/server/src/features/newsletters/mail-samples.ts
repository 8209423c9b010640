import type { MailSamples } from '../../feature.ts';
import {
  confirmationMail,
  freshLinkMail,
  knownSubscriberMail,
  newAddressMail,
  welcomeMail,
} from './emails.ts';
import { mailingPausedMail } from './mailings/emails.ts';

const newsletter = { name: '…', welcome_subject: '', welcome_text: '' };

export const newsletterMailSamples: MailSamples = {
  wording: 'newsletters-server',
  render: (site, { to, code }) => [
    confirmationMail(site, { to, code, newsletters: [newsletter] }),
    knownSubscriberMail(site, { to, code }),
    welcomeMail(site, { to, code, newsletter }),
    freshLinkMail(site, { to, code }),
    newAddressMail(site, { to, code }),
  ],
};

export const mailingMailSamples: MailSamples = {
  wording: 'mailings-server',
  render: (site, { to }) => [mailingPausedMail(site, to, { subject: '…', percent: 7 })],
};
