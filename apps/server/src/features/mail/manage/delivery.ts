import type { Mailer } from '../../../adapters/mailer/mailer.ts';
import type { DevelopmentAccess } from '../../../http/access/development-access.ts';

/** What happens to mails: they are sent, or stay in the outbox, which developers can read as a mailbox. */
export type MailDelivery = 'sent' | 'mailbox' | 'outbox';

interface MailDeps {
  mailer?: Mailer | undefined;
  development?: DevelopmentAccess | undefined;
}

export function deliveryOf({ mailer, development }: MailDeps): MailDelivery {
  if (mailer) return 'sent';
  return development ? 'mailbox' : 'outbox';
}
