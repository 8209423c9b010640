import type { Sender } from '../../adapters/mailer/mailer.ts';
import type { Site } from '../../languages/site.ts';

/** Mails come from the organisation, at its contact address. */
export function senderOf({ settings }: Pick<Site, 'settings'>): Sender {
  const { name, contactEmail } = settings.values;
  return { name, address: contactEmail };
}
