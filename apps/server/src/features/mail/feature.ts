import type { Mailer } from '../../adapters/mailer/mailer.ts';
import type { Feature } from '../../feature.ts';
import type { DevelopmentAccess } from '../../http/access/development-access.ts';
import { cleanUpMails } from './clean-up-mails.ts';
import type { DeliveryContext } from './deliver-due-mails.ts';
import { type MailWorker, startMailWorker } from './mail-worker.ts';
import { type MailboxOptions, mailboxRoutes } from './routes.ts';

export interface MailFeatureOptions extends MailboxOptions, Omit<DeliveryContext, 'mailer'> {
  /** Without one, mails stay in the outbox. */
  mailer: Mailer | undefined;
  /** Opens the page that shows the mails in the outbox. Undefined on a public site. */
  development: DevelopmentAccess | undefined;
}

export function mailFeature({ mailer, development, ...context }: MailFeatureOptions): Feature {
  const cleanUp = () => cleanUpMails(context);
  if (!mailer) {
    return {
      name: 'mail',
      cleanUp,
      routes: (app) => {
        if (development) mailboxRoutes(app, { ...context, development });
      },
    };
  }
  let worker: MailWorker | undefined;
  const delivery = {
    start: () => {
      worker = startMailWorker({ ...context, mailer });
    },
    stop: async () => worker?.stop(),
  };
  return { name: 'mail', cleanUp, jobs: [delivery] };
}
