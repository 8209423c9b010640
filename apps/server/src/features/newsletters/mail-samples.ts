import type { MailSamples } from '../../feature.ts';
import {
  confirmationMail,
  freshLinkMail,
  knownSubscriberMail,
  newAddressMail,
  welcomeMail,
} from './emails.ts';

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
