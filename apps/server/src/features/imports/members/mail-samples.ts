import type { MailSamples } from '../../../feature.ts';
import { importedMemberMail } from './emails.ts';

export const importMailSamples: MailSamples = {
  wording: 'imports-server',
  render: (site, { to }) => [importedMemberMail(site, to)],
};
